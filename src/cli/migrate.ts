/** `npm run migrate`: brings the database of DATABASE_URL up to date, and its queues, and ends. */
import { openDatabase } from '#/platform/server/database/index.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { Jobs } from '#/platform/server/jobs/jobs.server.ts'
import { openLog } from '#/platform/server/log/log.server.ts'
import { reasonOf } from '#/platform/server/reasons.server.ts'
import { JOBS } from '#/server/jobs.server.ts'

async function main() {
  const env = readEnv()
  openLog(env.LOG_LEVEL, process.stderr)
  const database = await openDatabase(env)
  try {
    const jobs = await Jobs.open(database, { supervise: false })
    await jobs.register(JOBS, undefined as never)
    await jobs.close()
  } finally {
    await database.close()
  }
}

try {
  await main()
  console.log('O banco de dados está em dia.')
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}
