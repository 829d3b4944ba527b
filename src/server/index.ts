import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '#/platform/server/database/index.server.ts'
import { type Env, readEnv } from '#/platform/server/env.server.ts'
import { openTracing } from '#/platform/server/tracing/tracing.server.ts'

/**
 * Makes and fills the embedded database of an empty folder in a process of its own, as that takes twice
 * the memory that the site works with. It says itself what goes wrong.
 */
async function setUpFirst({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL || existsSync(path.join(DATA_DIR, 'pg'))) return
  const child = fork('scripts/serve.mjs', ['--set-up'])
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (code !== 0) process.exit(code ?? 1)
}

async function beginDatabase() {
  const env = readEnv()
  await setUpFirst(env)
  // First: what traces statements is there before their connections.
  await openTracing(env)
  return openDatabase(env)
}

/** What scripts/command.mjs runs, by the names of npm's scripts. */
export const COMMANDS: Record<string, () => Promise<unknown>> = {
  admin: () => import('#/cli/admin.ts'),
  contracts: () => import('#/cli/contracts.ts'),
  'files:move': () => import('#/cli/files-move.ts'),
  import: () => import('#/cli/import.ts'),
  indice: () => import('#/cli/indice.ts'),
  'mail:test': () => import('#/cli/mail-test.ts'),
  migrate: () => import('#/cli/migrate.ts'),
  register: () => import('#/cli/register.ts'),
  sanctions: () => import('#/cli/sanctions.ts'),
  sizes: () => import('#/cli/sizes.ts'),
}

/** Does what a command of this name does, with the arguments of the process. */
export async function runCommand(name: string): Promise<void> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`Não há o comando '${name}'.`)
  await command()
}

/** What scripts/serve.mjs runs. The database opens, on its own, while most of the code loads. */
export async function startServer(): Promise<void> {
  // What goes wrong is explained by who asks for it next.
  const database = beginDatabase().catch(() => {})
  const { startServer: start } = await import('./start.server.ts')
  const pages = await import('virtual:react-router/server-build')
  await database
  await start(pages)
}

/** What it runs with `--set-up`: opens what the site works with for the first time, and ends. */
export async function setUp(): Promise<void> {
  const { setUp: open } = await import('./start.server.ts')
  await open()
}
