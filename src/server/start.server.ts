import type { ServerBuild } from 'react-router'
import { DEMO_ACCOUNTS } from '#/db/seed/index.server.ts'
import { DataFolderInUse } from '#/platform/database/data-folder-lock.server.ts'
import { type Env, readEnv } from '#/platform/env.server.ts'
import { buildApp } from './app.server.ts'
import { openPlatform } from './platform.server.ts'

/** Requests under way get this long to finish. */
const GRACE_MS = 10_000

/**
 * Opens the platform, listens, tells where, and ends cleanly on SIGINT and SIGTERM.
 * A reason that the person at the terminal can mend is told in one line, with exit code 1.
 */
export async function startServer(pages: ServerBuild): Promise<void> {
  try {
    const env = readEnv()
    const { platform, close } = await openPlatform(env)
    const app = await buildApp({ platform, pages, logger: { level: env.LOG_LEVEL } })
    stopOnSignal(async () => {
      await app.close()
      await close()
    })
    await app.listen({ host: env.HOST, port: env.PORT })
    announce(env)
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

function announce(env: Env) {
  const lines = [`Praça no ar: ${env.PUBLIC_URL}`, `API: ${env.PUBLIC_URL}/docs`]
  if (!env.DATABASE_URL) {
    lines.push(
      `Dados: ${env.DATA_DIR} (demonstração)`,
      `Contas da demonstração: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`,
    )
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

function explain(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    console.error(
      'A porta já está em uso. Escolha outra com PORT, por exemplo: PORT=3001 npm start',
    )
  } else if (error instanceof DataFolderInUse || message?.startsWith('Configuração inválida')) {
    console.error(message)
  } else {
    console.error(error)
  }
}
