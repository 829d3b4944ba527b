import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { makeUser } from '#/db/factories/index.ts'
import { offers, savedLists } from '#/db/schema/index.ts'
import { openEmbeddedDatabase } from '#/platform/server/database/embedded.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { administer, databaseUrl } from '#/platform/server/testing/server-databases.server.ts'
import { freePort } from '../../scripts/lib/postgres.mjs'
import { startServer } from '../server.ts'
import { type Answer, ask, quantile, repeatedly, slowest, until, worst } from './client.ts'
import type { Database } from './database.ts'
import { fill } from './fill.ts'
import { endsWithThis } from './processes.ts'
import type { Row } from './report.ts'
import { addressesOf, type Process, type Site, startProcess, write, writersOf } from './site.ts'

/** What is in the cache of each process, and in that of the browser for files. */
const CACHED = ['/', '/softwares', '/suppliers', '/privacidade']

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const rounded = (ms: number) => `${Math.round(ms)} ms`

/** Five processes begin at once on a database in which there is nothing. */
export async function startTogether(servers: Database, folder: string): Promise<Row> {
  const started = await Promise.allSettled(
    Array.from({ length: 5 }, () => startProcess(servers, folder)),
  )
  const up = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await Promise.all(up.map(({ stop }) => stop()))
  return {
    fault: '5 processes start at once on an empty database',
    must: 'all come up',
    seen: `${up.length} of 5`,
    isMet: up.length === 5,
  }
}

const warm = async ({ processes }: Site) => {
  for (const { url } of processes) for (const path of CACHED) await ask(url + path)
}

/** The replica answers until it has heard of a lock. */
async function lockedOnReplica({ servers }: Site) {
  const replica = new pg.Client({ connectionString: servers.replicaUrl })
  await replica.connect()
  try {
    await until(async () => {
      const { rowCount } = await replica.query(`SELECT FROM pg_locks
        WHERE relation = 'offers'::regclass AND mode = 'AccessExclusiveLock' AND granted`)
      return rowCount === 1
    }, 30_000)
  } finally {
    await replica.end()
  }
}

/** A table is locked, on the primary and on the replica, while pages are read. */
export async function lockedTable(site: Site): Promise<Row[]> {
  await warm(site)
  const [process] = site.processes as [Process]
  const holder = new pg.Client({ connectionString: site.databaseUrl })
  // What ends it fails this play, and not all that come after.
  holder.on('error', () => {})
  await holder.connect()
  const kept: Answer[] = []
  const others: Answer[] = []
  try {
    // The role's own limit would end it before the play does.
    await holder.query('SET idle_in_transaction_session_timeout = 0')
    await holder.query('BEGIN; LOCK TABLE offers IN ACCESS EXCLUSIVE MODE')
    await lockedOnReplica(site)
    const end = Date.now() + 25_000
    const readers = repeatedly(
      2,
      async (turn) => {
        const paths = [...CACHED, '/health', '/live', '/icon.svg']
        kept.push(await ask(process.url + paths[turn % paths.length]))
      },
      50,
    )
    const askers = repeatedly(
      12,
      async (turn) =>
        void others.push(
          await ask(`${process.url}/softwares/nada${turn}`, {
            from: `10.0.0.${turn % 200}`,
          }),
        ),
      100,
    )
    await delay(Math.max(0, end - Date.now()))
    await readers.end()
    await askers.end()
  } finally {
    await holder.query('ROLLBACK')
    await holder.end()
  }
  const isKept = kept.every(({ status }) => status === 200)
  const isTold = others.every(({ status, headers }) => status === 503 && headers.has('retry-after'))
  return [
    {
      fault: 'a table is locked for 25 s: cached pages, files, probes',
      must: '200, p99 under 100 ms',
      seen: `${kept.length} answers, p99 ${rounded(quantile(kept, 0.99))}, worst ${rounded(worst(kept))} (${slowest(kept)})${isKept ? '' : ', some failed'}`,
      isMet: isKept && quantile(kept, 0.99) < 100,
    },
    {
      fault: 'the same: what needs the table',
      must: '503 with Retry-After within 2 s',
      seen: `${others.length} answers, worst ${seconds(worst(others))}, ${countsOf(others)}`,
      isMet: isTold && worst(others) < 2000,
    },
  ]
}

export function countsOf(answers: Answer[]): string {
  const counts = new Map<string, number>()
  for (const { status, headers } of answers) {
    // What the balancer itself answers bears no id of ours.
    const by = status && !headers.has('x-request-id') ? ' of the balancer' : ''
    const kind = `${status || 'none'}${by}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ')
}

/** Every connection of a process dies, and nobody says so. */
export async function silentDeath(site: Site): Promise<Row[]> {
  await warm(site)
  const [process] = site.processes as [Process]
  process.network.freezeAll()
  const page = await ask(`${process.url}/softwares`)
  await delay(5000)
  const live = await ask(`${process.url}/live`)
  const ready = await ask(`${process.url}/ready`)
  const outdated = await ask(`${process.url}/softwares`)
  process.network.thaw()
  const back = await until(
    async () => (await ask(`${process.url}/softwares/z${Date.now()}`)).status === 200,
    30_000,
  )
  const rows: Row[] = [
    {
      fault: 'all connections of a process die silently: a page',
      must: 'answered at once',
      seen: `${rounded(page.ms)}; after 5 s ${rounded(outdated.ms)}, ${outdated.status}, cache-status: ${outdated.headers.get('cache-status')}`,
      isMet: page.status === 200 && outdated.status === 200 && outdated.ms < 1000,
    },
    {
      fault: 'the same: probes',
      must: '/live 200, /ready 503 within 1 s',
      seen: `/live ${live.status} in ${rounded(live.ms)}, /ready ${ready.status} in ${rounded(ready.ms)}`,
      isMet: live.status === 200 && ready.status === 503 && ready.ms < 1200,
    },
    {
      fault: 'the same: the database can be reached again',
      must: 'works within 10 s',
      seen: seconds(back),
      isMet: back < 10_000,
    },
  ]
  await until(async () => (await ask(`${process.url}/ready`)).status === 200, 30_000)
  return rows
}

/** The connections that are open die silently, that which hears of changes among them; new ones work. */
export async function frozenListener(site: Site): Promise<Row> {
  const [process] = site.processes as [Process]
  const [id = ''] = site.products
  const path = `/software/details/${id}`
  await ask(process.url + path)
  process.network.freezeOpen()
  const name = `Renomeado ${Date.now()}`
  await rename(site, id, name)
  const fresh = await until(
    async () => (await ask(`${process.url}/software/details/${id}`)).body.includes(name),
    60_000,
  ).catch(() => Number.POSITIVE_INFINITY)
  return {
    fault: 'the connection that hears of changes freezes',
    must: 'a change shows within 10 s',
    seen: seconds(fresh),
    isMet: fresh < 10_000,
  }
}

/**
 * Names lists again and again, each by one name after the other; afterwards each has its last acknowledged name, or a
 * later one.
 */
export function writing({ url, writers }: Pick<Site, 'url' | 'writers'>, perSecond = 50) {
  const acknowledged = new Map<string, number[]>()
  const answers: Answer[] = []
  const everyMs = (writers.length * 1000) / perSecond
  let isOver = false
  let number = 0
  const loops = writers.map(async ({ token, listId }, place) => {
    const names: number[] = []
    acknowledged.set(listId, names)
    // Not all at once.
    await delay((place * everyMs) / writers.length)
    while (!isOver) {
      const next = performance.now() + everyMs
      const own = ++number
      const answer = await write(url, token, 'PUT', `/v1/listas/${listId}`, {
        nome: `w-${own}`,
      })
      answers.push(answer)
      if (answer.status === 200) names.push(own)
      await delay(Math.max(0, next - performance.now()))
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(loops)
  }
  return {
    answers,
    stop,
    /** @returns how many acknowledged names came to nothing */
    async end({ background }: DatabaseHandle): Promise<number> {
      await stop()
      const rows = await background.select().from(savedLists)
      const stored = new Map(rows.map(({ id, name }) => [id, Number(name.replace('w-', ''))]))
      return [...acknowledged].flatMap(([id, names]) =>
        names.filter((own) => own > (stored.get(id) ?? 0)),
      ).length
    },
  }
}

/** All processes are replaced one by one under load. */
export async function rollingRestart(site: Site): Promise<Row> {
  const writes = writing(site)
  const reads: Answer[] = []
  const readers = repeatedly(
    4,
    async (turn) => void reads.push(await ask(site.url + CACHED[turn % CACHED.length])),
    20,
  )
  for (const [place, old] of site.processes.entries()) {
    const { port } = new URL(old.url)
    await old.stop()
    site.processes[place] = await site.start({ PORT: port })
    await until(async () => (await ask(`${old.url}/ready`)).status === 200, 60_000)
    await delay(1500)
  }
  await readers.end()
  const lost = await writes.end(site.database)
  const all = [...reads, ...writes.answers]
  const failed = all.filter(({ status }) => status !== 200)
  return {
    fault: 'all processes are replaced one by one under load',
    must: '0 failed requests, 0 writes lost',
    seen: `${all.length} requests, ${failed.length} failed (${countsOf(failed) || '-'}), ${lost} lost`,
    isMet: failed.length === 0 && lost === 0,
  }
}

/** Kills a process, which had no chance to end by itself. */
async function killNow({ child, network }: Pick<Process, 'child'> & Partial<Process>) {
  child.removeAllListeners('exit')
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended.catch(() => {})
  await network?.close()
}

/** How long writes go on between two kills. */
const BETWEEN_KILLS_MS = 700

const killed = (kind: string, rounds: number, answers: Answer[], lost: number): Row => {
  const done = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ status }) => status !== 200)
  return {
    fault: `${rounds} SIGKILLs of a process under writes, ${kind}`,
    must: '0 acknowledged writes lost',
    seen: `${done} acknowledged, ${lost} lost, ${refused.length} refused (${countsOf(refused) || '-'})`,
    isMet: lost === 0 && done > 0,
  }
}

/** Processes are killed under writes. */
export async function kills(site: Site, rounds: number): Promise<Row> {
  const writes = writing(site)
  for (let round = 0; round < rounds; round++) {
    const place = round % site.processes.length
    const old = site.processes[place] as Process
    await killNow(old)
    const { port } = new URL(old.url)
    site.processes[place] = await site.start({ PORT: port })
    await until(async () => (await ask(`${old.url}/ready`)).status === 200, 60_000)
    await delay(BETWEEN_KILLS_MS)
  }
  const lost = await writes.end(site.database)
  return killed('three on PostgreSQL', rounds, writes.answers, lost)
}

/** The process with the embedded database in it is killed under writes. */
export async function embeddedKills(parent: string, rounds: number): Promise<Row> {
  const folder = path.join(parent, 'embedded')
  const prepared = await openEmbeddedDatabase(folder)
  const { tokens } = await fill(prepared.db)
  await prepared.close()
  const start = async (env: Record<string, string> = {}) => {
    const begun = await startServer(folder, { TRUSTED_PROXIES: '127.0.0.1', ...env })
    endsWithThis(begun.child)
    return begun
  }
  let server = await start()
  const { url } = server
  const writers = await writersOf(url, tokens)
  const writes = writing({ url, writers })
  for (let round = 0; round < rounds; round++) {
    await delay(BETWEEN_KILLS_MS)
    await killNow(server)
    server = await start({ PORT: new URL(url).port })
  }
  await delay(BETWEEN_KILLS_MS)
  await writes.stop()
  await server.stop()
  const database = await openEmbeddedDatabase(folder)
  const lost = await writes.end(database)
  await database.close()
  return killed('on the embedded database', rounds, writes.answers, lost)
}

/** The database ends all connections under writes, as at a restart. */
export async function databaseEnds(site: Site): Promise<Row> {
  const writes = writing(site)
  for (let round = 0; round < 5; round++) {
    await delay(1500)
    await site.database.background
      .execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      )
      .catch(() => {})
  }
  await delay(2000)
  const back = await until(
    async () => (await ask(`${site.url}/softwares/b${Date.now()}`)).status === 200,
    20_000,
  )
  const lost = await writes.end(site.database)
  const done = writes.answers.filter(({ status }) => status === 200).length
  return {
    fault: 'the database ends all connections, 5 times, under writes',
    must: '0 acknowledged writes lost, works after it',
    seen: `${done} acknowledged, ${lost} lost, back after ${seconds(back)}`,
    isMet: lost === 0 && done > 0,
  }
}

const FAILOVER_MS = 6000

/** The primary is killed under 100 writes a second, and the replica takes its place. */
export async function failover(site: Site, waitsForReplica: boolean): Promise<Row[]> {
  const { servers } = site
  await servers.waitsForReplica(waitsForReplica)
  const writes = writing(site, 100)
  await delay(FAILOVER_MS)
  const before = writes.answers.length
  const promoted = await servers.failOver()
  const isWritten = ({ status }: Answer) => status === 200
  const back = await until(
    async () => writes.answers.slice(before).filter(isWritten).length >= site.writers.length,
    60_000,
    20,
  ).then(
    () => performance.now() - promoted,
    () => Number.POSITIVE_INFINITY,
  )
  await delay(FAILOVER_MS)
  const lost = await writes.end(site.database)
  const done = writes.answers.filter(isWritten).length
  const told = writes.answers.length - done
  const kind = waitsForReplica ? 'a commit waits for the replica' : 'no commit waits for it'
  if (waitsForReplica) await servers.addReplica()
  return [
    {
      fault: `the primary is killed under 100 writes a second, and the replica promoted; ${kind}`,
      must: `${waitsForReplica ? '0 acknowledged writes lost, ' : ''}writes again within 15 s of the promotion`,
      seen: `${done} acknowledged, ${lost} lost, ${told} refused (${countsOf(writes.answers.filter((answer) => !isWritten(answer)))}), back after ${seconds(back)}`,
      isMet: done > 0 && back < 15_000 && (lost === 0 || !waitsForReplica),
    },
  ]
}

const RENAMES = 15
/** A replica that lags more than 5 s is left out. */
const LEFT_OUT_MS = 6000
/** A server counts what was read a second later. */
const STATISTICS_MS = 1500

/** Names a product, as a service does that has pages dropped. */
async function rename(site: Site, id: string, name: string) {
  await site.database.db.transaction(async (tx) => {
    await tx.update(offers).set({ name }).where(eq(offers.id, id))
    await dropPages(tx, ['offers', `offer:${id}`])
  })
}

/** Replicas are behind, lag, are killed and come back while products are named and looked at. */
export async function replicas(site: Site): Promise<Row[]> {
  const { servers } = site
  const { replicaUrl } = servers
  const read = async () => {
    const [row] = await query(
      replicaUrl,
      'SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 AS rows FROM pg_stat_user_tables',
    )
    return Number(row?.rows)
  }
  const [id = ''] = site.products
  let turn = 0
  /** How long it took until every process showed a new name. */
  const shown = async () => {
    const name = `Réplica ${++turn} ${Date.now()}`
    await rename(site, id, name)
    return until(
      async () => {
        const pages = await Promise.all(
          site.processes.map(({ url }) => ask(`${url}/software/details/${id}`)),
        )
        return pages.every(({ body }) => body.includes(name))
      },
      10_000,
      20,
    ).catch(() => Number.POSITIVE_INFINITY)
  }
  const rounds = async (count: number) => {
    const times: number[] = []
    for (let round = 0; round < count; round++) times.push(await shown())
    return Math.max(...times)
  }
  const searches = async (count: number) => {
    const answers: Answer[] = []
    for (let asked = 0; asked < count; asked++)
      answers.push(await ask(`${site.url}/softwares/replica${Date.now()}${asked}`))
    return answers
  }
  const set = async (value: string) => {
    await administer(replicaUrl, `ALTER SYSTEM SET recovery_min_apply_delay = '${value}'`)
    await administer(replicaUrl, 'SELECT pg_reload_conf()')
  }
  const metricsPort = String(await freePort())
  const watched = await site.start({ METRICS_PORT: metricsPort })
  /** What a process says of its replica. */
  const told = async () => {
    const { body } = await ask(`http://127.0.0.1:${metricsPort}/metrics`)
    const of = (name: string) =>
      Number(new RegExp(`^${name}\\{.*\\} (\\S+)$`, 'm').exec(body)?.[1] ?? Number.NaN)
    return { isUp: of('praca_replica_up') === 1, lagS: of('praca_replica_lag_seconds') }
  }
  const before = await read()
  const calm = await searches(30)
  await delay(STATISTICS_MS)
  const readThere = (await read()) - before

  await set('700ms')
  const behind = await rounds(RENAMES)
  await set('0')
  await administer(replicaUrl, 'SELECT pg_wal_replay_pause()')
  const upBefore = await told()
  const lagging = await rounds(3)
  await delay(LEFT_OUT_MS)
  const upLagging = await told()
  const beforeLagging = await read()
  const whileLagging = await searches(10)
  await delay(STATISTICS_MS)
  const readLagging = (await read()) - beforeLagging
  await administer(replicaUrl, 'SELECT pg_wal_replay_resume()')
  const caughtUp = await until(async () => (await told()).isUp, 10_000).catch(
    () => Number.POSITIVE_INFINITY,
  )
  await watched.stop()

  servers.replica.kill()
  const whileAway = await searches(20)
  const away = await rounds(3)
  servers.replica.start()
  const again = await until(async () => {
    const was = await read().catch(() => Number.POSITIVE_INFINITY)
    await searches(6)
    await delay(1200)
    return (await read()) - was > 0
  }, 40_000).catch(() => Number.POSITIVE_INFINITY)
  const all = [...calm, ...whileLagging, ...whileAway]
  const failed = all.filter(({ status }) => status !== 200)
  return [
    {
      fault: 'a replica is .7 s behind, then stands still, then is killed: a product is named anew',
      must: 'every process shows it within 2 s, and no page fails',
      seen: `shown after at most ${rounded(behind)}, ${rounded(lagging)}, ${rounded(away)}; ${failed.length} of ${all.length} pages failed`,
      isMet: Math.max(behind, lagging, away) < 2000 && failed.length === 0,
    },
    {
      fault: 'the same: who reads',
      must: 'the replica, and again once it is back',
      seen: `${readThere} rows read there by ${calm.length} pages; again ${seconds(again)} after its start`,
      isMet: readThere > 0 && again < 30_000,
    },
    {
      fault: 'the same: it stands still for more than 5 s',
      must: 'left out, nothing read there, taken again within 5 s',
      seen: `up ${upBefore.isUp}, then ${upLagging.isUp} at ${upLagging.lagS.toFixed(1)} s; ${readLagging} rows read there by ${whileLagging.length} pages; taken again after ${seconds(caughtUp)}`,
      isMet: upBefore.isUp && !upLagging.isUp && readLagging === 0 && caughtUp < 5000,
    },
  ]
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const CACHE_MS = 30_000
const CACHE_READERS = 8

/** Places of a list by chance, the first ones most: each is asked for as often as its place says (Zipf). */
function zipf(length: number): () => number {
  let sum = 0
  const sums = Array.from({ length }, (_one, place) => (sum += 1 / (place + 1)))
  return () => {
    const wanted = Math.random() * sum
    return sums.findIndex((upTo) => upTo >= wanted)
  }
}

/** Many pages are read by a cache before the site, while one thing a second changes; then the site goes away. */
export async function cacheBefore(site: Site, pages: number): Promise<Row[]> {
  await site.database.executeSql(
    `INSERT INTO offers (id, kind, name, description)
     SELECT gen_random_uuid(), 'service', 'Serviço ' || n, 'De muitos' FROM generate_series(1, $1::int) AS n`,
    [pages],
  )
  const found = await query(
    site.databaseUrl,
    `SELECT id FROM offers WHERE name LIKE 'Serviço %' ORDER BY id`,
  )
  const ids = found.map(({ id }) => String(id))
  const pageOf = (id: string) => `${site.cacheUrl}/software/details/${id}`
  let next = 0
  const warming = repeatedly(CACHE_READERS, async () => {
    const id = ids[next++]
    if (id) await ask(pageOf(id))
    else await delay(50)
  })
  await until(async () => next >= ids.length, 300_000)
  await warming.end()

  const place = zipf(ids.length)
  const answers: Answer[] = []
  const readers = repeatedly(
    CACHE_READERS,
    async () => void answers.push(await ask(pageOf(ids[place()] ?? ''))),
    10,
  )
  const fresh: number[] = []
  const end = performance.now() + CACHE_MS
  while (performance.now() < end) {
    const id = ids[place()] ?? ''
    const name = `Serviço novo ${Date.now()}`
    await rename(site, id, name)
    const shows = async () => (await ask(pageOf(id))).body.includes(name)
    fresh.push(await until(shows, 10_000, 50).catch(() => Number.POSITIVE_INFINITY))
    await delay(Math.max(0, 1000 - (fresh.at(-1) ?? 0)))
  }
  await readers.end()
  const hits = answers.filter(({ headers }) => headers.get('x-cache') === 'hit').length
  const share = hits / answers.length
  const failed = answers.filter(({ status }) => status !== 200)

  await site.balancer.stop()
  await delay(3000)
  const [first = '', second = ''] = ids
  const away = [await ask(pageOf(first)), await ask(pageOf(second))]
  await site.balancer.start()
  await until(
    async () => (await ask(`${site.cacheUrl}/softwares/z${Date.now()}`)).status === 200,
    20_000,
  )
  return [
    {
      fault: `${pages} pages are read by a Varnish (Zipf) while something is named anew each second`,
      must: 'hit rate over 90 %, each change shown within 3 s, no page fails',
      seen: `${answers.length} pages, ${(share * 100).toFixed(1)} % hits, ${fresh.length} changes shown after at most ${seconds(Math.max(...fresh))}, ${failed.length} failed`,
      isMet: share > 0.9 && Math.max(...fresh) < 3000 && failed.length === 0,
    },
    {
      fault: 'the same: the site is away',
      must: 'pages are shown as they were',
      seen: countsOf(away),
      isMet: away.every(({ status }) => status === 200),
    },
  ]
}

/** More than one address may try of a login in a quarter of an hour. */
const TRIES = 12

/** Visitors come by the cache and the balancer: what one tries is counted for nobody else. */
export async function visitorsApart(site: Site): Promise<Row> {
  const login = { user: 'ninguem', password: 'palavra-errada' }
  const attempt = (from: string) => write(site.cacheUrl, '', 'POST', '/v1/login', login, from)
  const answers: Answer[] = []
  for (let tried = 0; tried < TRIES; tried++) answers.push(await attempt('203.0.113.9'))
  const other = await attempt('198.51.100.7')
  return {
    fault: `a visitor behind Varnish and HAProxy tries ${TRIES} passwords, another visitor one`,
    must: '429 for the one, and not for the other',
    seen: `${countsOf(answers)}; ${other.status}`,
    isMet: answers.at(-1)?.status === 429 && other.status === 401,
  }
}

/** PgBouncer ends under load, and begins again. */
export async function poolerEnds(site: Site): Promise<Row> {
  const writes = writing(site)
  await delay(4000)
  const calm = writes.answers.length
  const refused = writes.answers.filter(({ status }) => status !== 200).length
  const sessions = await query(
    site.databaseUrl,
    `SELECT count(*)::int AS connections FROM pg_stat_activity WHERE backend_type = 'client backend'`,
  )
  await site.servers.bouncer.restart()
  const begun = performance.now()
  const back = await until(async () => {
    const pages = await Promise.all(
      site.processes.map(({ url }) => ask(`${url}/softwares/b${Date.now()}`)),
    )
    return pages.every(({ status }) => status === 200)
  }, 30_000).then(
    () => performance.now() - begun,
    () => Number.POSITIVE_INFINITY,
  )
  const lost = await writes.end(site.database)
  return {
    fault: 'all goes by PgBouncer in transaction mode, which ends and begins again under writes',
    must: 'no write refused before, 0 lost, works within 10 s',
    seen: `${calm} writes, ${refused} refused before; ${sessions[0]?.connections} connections of the server for ${site.processes.length} processes; ${lost} lost, back after ${seconds(back)}`,
    isMet: refused === 0 && lost === 0 && back < 10_000,
  }
}

/** `npm start` gets a SIGTERM, as a supervisor sends it. */
export async function npmStart(servers: Database, folder: string, port: number): Promise<Row> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    env: {
      PATH,
      HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...addressesOf(servers),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await ask(`${url}/live`)).status === 200, 120_000, 300)
  child.kill('SIGTERM')
  await once(child, 'exit')
  const gone = await until(async () => (await ask(`${url}/live`)).status === 0, 30_000).catch(
    () => Number.POSITIVE_INFINITY,
  )
  return {
    fault: 'npm start gets a SIGTERM',
    must: 'no server stays behind',
    seen: gone === Number.POSITIVE_INFINITY ? 'it stayed' : `gone after ${seconds(gone)}`,
    isMet: gone < 25_000,
  }
}

const OVERLOAD_MS = 60_000
const TICK_MS = 20
/** The client is on the same machine: more under way would measure it. */
const UNDERWAY_MAX = 2000

/** Ten times as many ask for pages that are not in the cache as one process can render. */
export async function overload(site: Site): Promise<Row[]> {
  // Past the network that faults are made with: it is in this process, which is busy asking.
  const process = await site.start(addressesOf(site.servers))
  let asked = 0
  const page = () => {
    const turn = asked++
    return ask(`${process.url}/suppliers?search=carga${Date.now()}${turn}`, {
      from: `10.${turn % 200}.${(turn >> 8) % 200}.1`,
      limitMs: 10_000,
    })
  }
  const measured: Answer[] = []
  const calm = repeatedly(4, async () => void measured.push(await page()))
  await delay(6000)
  await calm.end()
  const perSecond = Math.max(5, measured.filter(({ status }) => status === 200).length / 6)

  const answers: Answer[] = []
  let underway = 0
  let due = 0
  let unsent = 0
  const end = Date.now() + OVERLOAD_MS
  while (Date.now() < end) {
    due += (perSecond * 10 * TICK_MS) / 1000
    for (; due >= 1; due--) {
      if (underway >= UNDERWAY_MAX) {
        unsent++
        continue
      }
      underway++
      void page().then((answer) => {
        underway--
        answers.push(answer)
      })
    }
    await delay(TICK_MS)
  }
  const resident = residentMb(process.pid)
  const back = await until(async () => {
    const answer = await page()
    return answer.status === 200 && answer.ms < 1000
  }, 60_000).catch(() => Number.POSITIVE_INFINITY)
  await until(async () => underway === 0, 20_000)
  await process.stop()
  const admitted = answers.filter(({ status }) => status === 200)
  const told = answers.filter(({ status }) => status === 503)
  const others = answers.length - admitted.length - told.length
  return [
    {
      fault: `10 times the ${Math.round(perSecond)} uncached pages a second that a process renders, for 60 s`,
      must: 'admitted p99 under 1 s, the others told within 1 s',
      seen: `${admitted.length} admitted, p99 ${rounded(quantile(admitted, 0.99))}; ${told.length} told, p99 ${rounded(quantile(told, 0.99))}; ${others} neither, ${unsent} not sent`,
      isMet: quantile(admitted, 0.99) < 1000 && quantile(told, 0.99) < 1000 && others === 0,
    },
    {
      fault: 'the same: memory and recovery',
      must: 'under 350 MB resident, recovered in 2 s',
      seen: `${resident} MB, ${seconds(back)}`,
      isMet: resident < 350 && back < 2000,
    },
  ]
}

const residentMb = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Processes take jobs each in its own second: one may never be the first. */
const HOLDERS = 3

/** Processes are killed while one of them sends a mail; another one sends it. */
export async function killedMail(site: Site): Promise<Row> {
  // It greets, and never answers again.
  const deaf = createServer((socket) => void socket.on('error', () => {}).write('220 praca\r\n'))
  deaf.listen(0, '127.0.0.1')
  await once(deaf, 'listening')
  const { port } = deaf.address() as AddressInfo
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  const holders = await Promise.all(Array.from({ length: HOLDERS }, () => site.start(env)))
  const mailsTo = (email: string) =>
    site.mails.filter(({ recipients }) => recipients.includes(email)).length
  // Whichever process takes it: until it is the one that cannot send it.
  let email = ''
  await until(async () => {
    email = `carta${Date.now()}@empresa.example`
    await makeUser(site.database.db, { email })
    await write(site.url, '', 'POST', '/v1/changePasswordToken', { email })
    await delay(2500 + Math.random() * 1000)
    return mailsTo(email) === 0
  }, 60_000)
  for (const { child, network } of holders) {
    child.removeAllListeners('exit')
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await network.close()
  }
  const out = await until(async () => mailsTo(email) > 0, 120_000, 500).catch(
    () => Number.POSITIVE_INFINITY,
  )
  deaf.close()
  return {
    fault: 'a process is killed while it sends a mail',
    must: 'out within 90 s, once',
    seen: `${seconds(out)}, ${mailsTo(email)} times`,
    isMet: out < 90_000 && mailsTo(email) === 1,
  }
}

const CLIENTS = 120
const EVENTS_MS = 10_000
const EVENTS_EACH = 10

/** Browsers report what they saw, all of it pages of one kind. */
export async function countedEvents(site: Site): Promise<Row> {
  const [process] = site.processes as [Process]
  const countOf = async () => {
    const { rows } = await site.database.executeSql(
      'SELECT coalesce(sum(views), 0)::int AS views FROM page_views',
    )
    return (rows as { views: number }[])[0]?.views ?? 0
  }
  const before = await countOf()
  const events = Array.from({ length: EVENTS_EACH }, () => ({
    event: 'page_view',
    page_path: '/softwares',
  }))
  const answers: Answer[] = []
  const senders = repeatedly(CLIENTS, async (turn) => {
    answers.push(
      await ask(`${process.url}/v1/events`, {
        method: 'POST',
        from: `10.${turn % 250}.${(turn >> 8) % 250}.7`,
        headers: {
          origin: 'http://praca.test',
          'content-type': 'application/json',
          'user-agent': 'Mozilla/5.0',
        },
        body: JSON.stringify({ id: randomUUID(), events }),
      }),
    )
  })
  await delay(EVENTS_MS)
  await senders.end()
  const taken = answers.filter(({ status }) => status === 204).length * EVENTS_EACH
  await until(async () => (await countOf()) - before >= taken, 10_000).catch(() => {})
  const counted = (await countOf()) - before
  const perSecond = Math.round(taken / (EVENTS_MS / 1000))
  return {
    fault: `${CLIENTS} browsers report ${EVENTS_EACH} events at a time to one process`,
    must: '2,000 events a second, each counted once',
    seen: `${perSecond} a second, p99 ${rounded(quantile(answers, 0.99))}, ${counted} counted of ${taken}, ${countsOf(answers)}`,
    isMet: perSecond >= 2000 && counted === taken,
  }
}

/** A backup is made under writes, and brought into another database. */
export async function backupDrill(site: Site): Promise<Row> {
  const writes = writing(site)
  await delay(1000)
  const { PATH = '', HOME = '' } = process.env
  const run = (command: string, url: string, dataDir: string) =>
    new Promise<number | null>((resolve) => {
      const child = spawn(process.execPath, [`scripts/${command}.mjs`, folder], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { PATH, HOME, DATABASE_URL: url, DATA_DIR: dataDir },
      })
      child.on('exit', resolve)
    })
  const folder = path.join(site.folder, 'backup')
  writeFileSync(path.join(site.folder, 'uploads', 'of-the-drill.webp'), 'a picture')
  const made = await run('backup', site.databaseUrl, site.folder)
  await delay(500)
  await writes.end(site.database)
  const other = databaseUrl(site.databaseUrl, 'restored')
  await administer(site.databaseUrl, 'CREATE DATABASE restored')
  const back = path.join(site.folder, 'restored')
  const restored = await run('restore', other, back)
  const refused = await run('restore', other, back)
  const [counts] = await query(
    other,
    'SELECT (SELECT count(*) FROM offers)::int AS offers, (SELECT count(*) FROM saved_lists)::int AS lists',
  )
  await administer(site.databaseUrl, 'DROP DATABASE restored')
  const hasFile = existsSync(path.join(back, 'uploads', 'of-the-drill.webp'))
  const { offers: products, lists } = { ...counts }
  const isWhole = products === site.products.length && lists === site.writers.length && hasFile
  return {
    fault: 'a backup under writes is brought into another database',
    must: 'every row and file is there; a database that is not empty is left alone',
    seen: `backup ${made}, restore ${restored}, ${products} of ${site.products.length} products, ${lists} of ${site.writers.length} lists, file ${hasFile}; again ${refused}`,
    isMet: made === 0 && restored === 0 && refused === 1 && isWhole,
  }
}

const SENDING_MS = 6000

/** A process gets a SIGTERM while somebody still sends what they ask. */
export async function endsWhileSending(site: Site): Promise<Row> {
  const process = await site.start()
  // Asked by a balancer, it waits for it to notice.
  await ask(`${process.url}/ready`)
  const body = JSON.stringify({
    id: randomUUID(),
    events: [{ event: 'page_view', page_path: '/' }],
  })
  const request = http.request(`${process.url}/v1/events`, {
    method: 'POST',
    headers: {
      origin: 'http://praca.test',
      'content-type': 'application/json',
      'content-length': body.length,
      'user-agent': 'Mozilla/5.0',
    },
  })
  const answered = new Promise<number>((resolve) => {
    request.on('response', ({ statusCode = 0 }) => resolve(statusCode))
    request.on('error', () => resolve(0))
  })
  request.write(body.slice(0, 20))
  await delay(1000)
  const begun = performance.now()
  const stopped = process.stop().then(() => performance.now() - begun)
  await delay(500)
  const ready = await ask(`${process.url}/ready`)
  await delay(SENDING_MS)
  request.end(body.slice(20))
  const status = await answered
  const gone = await stopped
  return {
    fault: 'a process gets a SIGTERM while a request is still being sent',
    must: '/ready 503 at once, the request answered, then the end',
    seen: `/ready ${ready.status}, request ${status}, gone after ${seconds(gone)}`,
    isMet: ready.status === 503 && status === 204 && gone < 20_000,
  }
}
