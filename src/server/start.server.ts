import type { ServerBuild } from 'react-router'
import { DatabaseRefused } from '#/platform/server/database/refusal.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { errorShape } from '#/platform/server/log/error-shape.server.ts'
import { log, openLog } from '#/platform/server/log/log.server.ts'
import { announcement } from './announcement.server.ts'
import { buildApp } from './app.server.ts'
import { openPlatform } from './platform.server.ts'

/** Requests under way get this long to finish; then their connections are cut. */
const GRACE_MS = 2000

/**
 * Opens the platform, listens, prints where, and ends cleanly on SIGINT and SIGTERM.
 * A reason that the person at the terminal can mend is printed in one line, with exit code 1.
 */
export async function startServer(pages: ServerBuild): Promise<void> {
  try {
    const env = readEnv()
    const { platform, close } = await openPlatform(env)
    openLog(env.LOG_LEVEL)
    logBreakdowns()
    const app = await buildApp({ platform, pages })
    stopOnSignal(async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
      await app.close()
      clearTimeout(cut)
      await close()
    })
    await app.listen({ host: env.HOST, port: env.PORT })
    process.stdout.write(await announcement(platform))
    // Not before: visitors would wait for some fifty statements.
    await platform.jobs.work()
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}

/** Opens the platform once, so that its database is made and filled, and ends the process. */
export async function setUp(): Promise<void> {
  // Who waits for it is gone.
  process.on('disconnect', () => process.exit(1))
  try {
    const { close } = await openPlatform(readEnv())
    await close()
    process.exit(0)
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}

/** A defect that nothing catches ends the process, as by itself, but shows no value that it holds. */
function logBreakdowns() {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nothing caught this')
    process.exit(1)
  })
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'the server did not end cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** Reasons that the person at the terminal can mend, by the code of the system's error. */
const REASONS: Record<string, string> = {
  EADDRINUSE: 'A porta já está em uso. Escolha outra com PORT, por exemplo: PORT=3001 npm start',
  EADDRNOTAVAIL: 'O endereço em HOST não é desta máquina.',
  EACCES: 'Falta permissão: para a porta em PORT ou para a pasta em DATA_DIR.',
  EEXIST: 'DATA_DIR não é uma pasta.',
  ENOTDIR: 'DATA_DIR não é uma pasta.',
  ECONNREFUSED: 'O PostgreSQL de DATABASE_URL não aceita conexões. Ele está no ar?',
  ENOTFOUND: 'O servidor em DATABASE_URL não foi encontrado.',
  EAI_AGAIN: 'O servidor em DATABASE_URL não foi encontrado.',
  ETIMEDOUT: 'O PostgreSQL de DATABASE_URL não respondeu.',
  '28P01': 'O PostgreSQL de DATABASE_URL recusou o usuário ou a senha.',
  '3D000': 'O banco de dados em DATABASE_URL não existe.',
}

function explain(error: unknown) {
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  const isPlain = error instanceof DatabaseRefused || message.startsWith('Configuração inválida')
  console.error(REASONS[code] ?? (isPlain ? message : JSON.stringify(errorShape(error))))
}
