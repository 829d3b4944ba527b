import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { offers } from '#/db/schema/index.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { networkTo } from '#/platform/server/testing/frozen-network.server.ts'
import { hasPgbouncer, startPgbouncer } from '#/platform/server/testing/pgbouncer.server.ts'
import { administer, databaseUrl } from '#/platform/server/testing/server-databases.server.ts'
import { startReplica } from '../../../../scripts/lib/postgres.mjs'
import { isDatabaseAway } from './errors.server.ts'
import { openPostgres } from './postgres.server.ts'
import { prepared } from './prepared.server.ts'
import { readForAll } from './reading.server.ts'
import { rowsOf } from './rows.server.ts'

const firstName = prepared('first name', (db) =>
  db.select({ name: offers.name }).from(offers).limit(1),
)

const server = process.env.TEST_DATABASE_URL

/** The address of a database of the test's own. */
async function ownDatabase(): Promise<string> {
  const template = await testDatabase()
  onTestFinished(template.close)
  const { rows } = await template.executeSql('SELECT current_database() AS name')
  return databaseUrl(server ?? '', (rows[0] as { name: string }).name)
}

it.runIf(server)('prepares statements once for a connection of the server itself', async () => {
  const { db, close } = await openPostgres(await ownDatabase(), 1)
  onTestFinished(close)
  await firstName(db).execute()
  await db.transaction((tx) => firstName(tx).execute())
  expect(await db.execute(sql`SELECT FROM pg_prepared_statements`)).toMatchObject({ rowCount: 1 })
})

it.runIf(server && hasPgbouncer())(
  'works behind PgBouncer, each transaction elsewhere',
  async () => {
    const directUrl = await ownDatabase()
    const bouncer = await startPgbouncer(directUrl)
    onTestFinished(bouncer.stop)
    // Of two processes, each sees what the other one prepared.
    const first = await openPostgres(bouncer.url, 10, { directUrl })
    onTestFinished(first.close)
    const second = await openPostgres(bouncer.url, 10, { directUrl })
    onTestFinished(second.close)
    const everywhere = [first, second, first, second, first, second]
    for (let round = 0; round < 5; round++)
      await Promise.all(
        everywhere.flatMap(({ db }) => [
          firstName(db).execute(),
          db.transaction((tx) => firstName(tx).execute()),
        ]),
      )
    const settings = await Promise.all(
      everywhere.map(({ db }) =>
        db.execute(sql`
        SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
          current_setting('pg_trgm.word_similarity_threshold') AS likeness, current_setting('TimeZone') AS zone`),
      ),
    )
    for (const { rows } of settings as unknown as { rows: object[] }[])
      expect(rows).toEqual([{ statement: '15s', lock: '900ms', likeness: '0.4', zone: 'UTC' }])

    const heard: string[] = []
    await second.listen('of_the_test', (payload) => void heard.push(payload))
    await first.db.transaction((tx) => tx.execute(sql`SELECT pg_notify('of_the_test', 'a word')`))
    await vi.waitFor(() => expect(heard).toEqual(['a word']))
    await expect(first.alone(async () => 'done')).resolves.toBe('done')
    await expect(openPostgres(bouncer.url, 2)).rejects.toThrow('ponha em DATABASE_DIRECT_URL')
  },
)

it.runIf(server)('has nobody wait long for what another one has locked, or uses', async () => {
  const { db, background, close } = await openPostgres(server ?? '', 2)
  onTestFinished(close)
  const holder = new pg.Client({ connectionString: server })
  await holder.connect()
  onTestFinished(() => holder.end())
  const lock = 7_226_999
  await holder.query('SELECT pg_advisory_lock($1)', [lock])

  const begun = performance.now()
  const attempts = await Promise.allSettled(
    Array.from({ length: 6 }, () => db.execute(sql`SELECT pg_advisory_lock(${lock})`)),
  )
  expect(performance.now() - begun).toBeLessThan(3000)
  for (const attempt of attempts) {
    expect(attempt.status).toBe('rejected')
    expect(isDatabaseAway((attempt as PromiseRejectedResult).reason)).toBe(true)
  }
  expect(await db.execute(sql`SELECT 1`)).toMatchObject({ rowCount: 1 })

  const patient = background.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
  await holder.query('SELECT pg_sleep(1.5), pg_advisory_unlock($1)', [lock])
  expect(await patient).toMatchObject({ rowCount: 1 })
})

it.runIf(server)('works again soon after a network has lost all connections', async () => {
  const network = await networkTo(server ?? '')
  onTestFinished(network.close)
  const { db, close, isAway } = await openPostgres(network.url, 2)
  onTestFinished(close)
  await Promise.all([db.execute(sql`SELECT 1`), db.execute(sql`SELECT 1`)])
  network.freezeAll()
  // As many as there are connections: none of them is lost for good, though it had not even begun.
  const stuck = Promise.all(
    [1, 2].map(() => db.transaction((tx) => tx.execute(sql`SELECT 1`)).catch((error) => error)),
  )
  await vi.waitFor(() => expect(isAway()).toBe(true), 15_000)
  await expect(db.execute(sql`SELECT 1`)).rejects.toThrow()
  network.thaw()
  await vi.waitFor(() => db.execute(sql`SELECT 1`), { timeout: 10_000, interval: 100 })
  for (const error of await stuck) expect(isDatabaseAway(error)).toBe(true)
})

it.runIf(server)('reads replicas, and never one that has not what was announced', async () => {
  const url = await ownDatabase()
  const copy = await startReplica(url)
  onTestFinished(copy.remove)
  const replica = databaseUrl(copy.url, new URL(url).pathname.slice(1))
  const { db, changed, state, close } = await openPostgres(url, 4, { readUrls: [replica] })
  onTestFinished(close)
  const isUp = () => state().replicas?.[0]?.isUp
  const port = async () => {
    const [row] = await rowsOf<{ port: number }>(db, sql`SELECT inet_server_port() AS port`)
    return String(row?.port)
  }
  const readBy = () => readForAll(port)
  const ports = { primary: new URL(url).port, replica: new URL(replica).port }
  await vi.waitFor(async () => expect(await readBy()).toBe(ports.replica), 10_000)
  expect(await port()).toBe(ports.primary)
  expect(
    await readForAll(() =>
      db.transaction((tx) => tx.execute(sql`SELECT pg_is_in_recovery() AS is`)),
    ),
  ).toMatchObject({ rows: [{ is: false }] })

  const repeat = (verb: string) => administer(replica, `SELECT pg_wal_replay_${verb}()`)
  await repeat('pause')
  await makeOffer(db, { name: 'Depois' })
  changed()
  const names = () => readForAll(() => firstName(db).execute())
  for (let asked = 0; asked < 20; asked++) expect(await names()).toEqual([{ name: 'Depois' }])
  await repeat('resume')
  await vi.waitFor(async () => expect(await readBy()).toBe(ports.replica), 10_000)
  expect(await names()).toEqual([{ name: 'Depois' }])

  copy.stop()
  expect(await names()).toEqual([{ name: 'Depois' }])
  await vi.waitFor(() => expect(isUp()).toBe(false), 10_000)
  copy.start()
  await vi.waitFor(async () => expect(await readBy()).toBe(ports.replica), 10_000)
})
