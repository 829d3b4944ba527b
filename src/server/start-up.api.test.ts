import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import { checkServer } from '#/platform/server/database/start-up.server.ts'
import { Jobs } from '#/platform/server/jobs/jobs.server.ts'
import { emptyDatabase } from '#/platform/server/testing/empty-database.server.ts'
import {
  administer,
  databaseUrl,
  newName,
} from '#/platform/server/testing/server-databases.server.ts'
import { JOBS } from './jobs.server.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

async function open(url: string) {
  const database = await openPostgres(url, 2)
  const jobs = await Jobs.open(database, { supervise: false })
  await jobs.register(JOBS, undefined as never)
  return async () => {
    await jobs.close()
    await database.close()
  }
}

it.runIf(server)(
  'lets several processes make the schema and the queues of one database',
  async () => {
    const url = databaseUrl(server, await emptyDatabase(server))
    const closes = await Promise.all(Array.from({ length: 3 }, () => open(url)))
    await Promise.all(closes.map((close) => close()))
  },
)

it.runIf(server)(
  'says which rights a role lacks, and starts without them once all is made',
  async () => {
    const name = await emptyDatabase(server)
    const role = newName('role')
    await administer(server, `CREATE ROLE ${role} LOGIN`)
    onTestFinished(async () => {
      await administer(databaseUrl(server, name), `DROP OWNED BY ${role}`)
      await administer(server, `DROP ROLE ${role}`)
    })
    const own = new URL(databaseUrl(server, name))
    own.username = role
    await expect(openPostgres(own.href, 1)).rejects.toThrow(
      `O usuário ${role} não pode criar tabelas no banco ${name}`,
    )

    const close = await open(databaseUrl(server, name))
    await close()
    for (const schema of ['public', 'pgboss', 'drizzle'])
      await administer(
        databaseUrl(server, name),
        `GRANT USAGE ON SCHEMA ${schema} TO ${role};
       GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      )
    await (await open(own.href))()
  },
)

it.each([
  [
    140_008,
    ['unaccent', 'pg_trgm'],
    'O PostgreSQL de DATABASE_URL é o 14.8, e a Praça precisa do 15',
  ],
  [150_001, ['pg_trgm'], 'Ao servidor de DATABASE_URL falta unaccent: instale'],
  [150_001, [], 'Ao servidor de DATABASE_URL faltam unaccent e pg_trgm: instale'],
])('refuses in a sentence a server of version %i with %j', async (number, extensions, message) => {
  const answers = [[{ name: '14.8', number }], extensions.map((name) => ({ name }))]
  await expect(checkServer(async () => ({ rows: answers.shift() ?? [] }))).rejects.toThrow(message)
})
