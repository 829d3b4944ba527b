import { openDatabase } from '#/platform/server/database/index.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'

const beginDatabase = async () => openDatabase(readEnv())

/** What scripts/serve.mjs runs. The database opens, on its own, while most of the code loads. */
export async function startServer(): Promise<void> {
  // What goes wrong is explained by who asks for it next.
  beginDatabase().catch(() => {})
  const { startServer: start } = await import('./start.server.ts')
  await start(await import('virtual:react-router/server-build'))
}
