import { createServer, type ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CountedMailer } from '#/integrations/mail/mailer.server.ts'
import type { DatabaseHandle, ReplicaState } from '#/platform/server/database/types.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Who scrapes waits no longer for what the database says. */
const ASK_MS = 2000

/** What waits in the queues: by name, how much could be done and since when, and how much has failed before. */
const WAITING = `
  SELECT name, count(*) FILTER (WHERE start_after < now())::int AS jobs,
    coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after < now())), 0)::float8 AS age,
    count(*) FILTER (WHERE state = 'retry')::int AS retries
  FROM pgboss.job WHERE state < 'active' AND (start_after < now() OR state = 'retry') GROUP BY name`

type Source = Pick<DatabaseHandle, 'executeSql' | 'state'>

/** What Prometheus reads of this process; names begin with `praca_`. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Histogram({
    name: 'praca_request_seconds',
    help: 'Requests, by the route that answers them',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [this.registry],
  })
  readonly #shed = new Counter({
    name: 'praca_shed_total',
    help: 'Requests that were told to come again (503)',
    registers: [this.registry],
  })

  constructor(
    database: Source,
    pageCache: Pick<Platform['pageCache'], 'state'>,
    mailer: Pick<CountedMailer, 'counts'>,
  ) {
    collectDefaultMetrics({ register: this.registry })
    const { registry } = this
    const gauge = (
      name: string,
      help: string,
      labelNames: string[],
      set: (gauge: Gauge) => void | Promise<void>,
    ) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        collect() {
          return set(this)
        },
      })
    gauge(
      'praca_database_connections',
      'Connections, by pool and what they do',
      ['pool', 'state'],
      (own) => {
        for (const [pool, { total, idle, waiting }] of Object.entries(database.state().pools)) {
          own.set({ pool, state: 'busy' }, total - idle)
          own.set({ pool, state: 'idle' }, idle)
          own.set({ pool, state: 'waited_for' }, waiting)
        }
      },
    )
    gauge('praca_database_up', 'Whether the database answers', [], (own) =>
      own.set(database.state().isAway ? 0 : 1),
    )
    gauge(
      'praca_listener_age_seconds',
      'Since the connection that hears of changes last answered',
      [],
      (own) => {
        const { heardAt } = database.state()
        if (heardAt !== undefined) own.set((Date.now() - heardAt) / 1000)
      },
    )
    const ofReplicas = (name: string, help: string, of: (replica: ReplicaState) => number) =>
      gauge(name, help, ['replica'], (own) => {
        for (const replica of database.state().replicas ?? [])
          own.set({ replica: replica.name }, of(replica))
      })
    ofReplicas(
      'praca_replica_lag_seconds',
      'For how long a replica has not got what the primary wrote',
      ({ lagMs }) => lagMs / 1000,
    )
    ofReplicas('praca_replica_up', 'Whether a replica is there and keeps up', ({ isUp }) =>
      isUp ? 1 : 0,
    )
    gauge('praca_page_cache_bytes', 'Memory of rendered pages', [], (own) =>
      own.set(pageCache.state().bytes),
    )
    gauge('praca_page_cache_pages', 'Rendered pages in memory', [], (own) =>
      own.set(pageCache.state().pages),
    )
    gauge('praca_page_cache_renderings_total', 'Pages that were not in the cache', [], (own) =>
      own.set(pageCache.state().made),
    )
    gauge(
      'praca_outdated_pages_total',
      'Pages that were shown while they could not be made again',
      [],
      (own) => own.set(pageCache.state().outdated),
    )
    gauge(
      'praca_mails_total',
      'Letters handed to the mail server, by what became of them',
      ['result'],
      (own) => {
        for (const [result, count] of Object.entries(mailer.counts)) own.set({ result }, count)
      },
    )
    // Asked once for all.
    let asked: Promise<Waiting[]> | undefined
    const waiting = () => {
      asked ??= inTime(database.executeSql(WAITING)).then((found) => {
        asked = undefined
        return (found?.rows ?? []) as Waiting[]
      })
      return asked
    }
    const ofQueues = (name: string, help: string, of: (queue: Waiting) => number) =>
      gauge(name, help, ['queue'], async (own) => {
        const queues = await waiting()
        own.reset()
        for (const queue of queues) own.set({ queue: queue.name }, of(queue))
      })
    ofQueues('praca_queue_jobs', 'Jobs that wait, by queue', ({ jobs }) => jobs)
    ofQueues(
      'praca_queue_age_seconds',
      'Since when the oldest job of a queue could be done',
      ({ age }) => age,
    )
    // Between two attempts a job is no work that waits: of mail whose server is away, only this tells.
    ofQueues(
      'praca_queue_retries',
      'Jobs that failed and will be tried again, by queue',
      ({ retries }) => retries,
    )
  }

  /**
   * Notes a request.
   * @param route names what answers it, once it is answered
   * @returns what counts what came of it
   */
  note({ method }: Pick<FastifyRequest, 'method'>, raw: ServerResponse, route: () => string) {
    const begun = performance.now()
    return () => {
      const { statusCode: status } = raw
      if (status === 503) this.#shed.inc()
      this.#requests.observe({ method, route: route(), status }, (performance.now() - begun) / 1000)
    }
  }
}

interface Waiting {
  name: string
  jobs: number
  age: number
  retries: number
}

/** An answer; undefined where there is none in time. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ASK_MS)
  })
  try {
    return await Promise.race([answer.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Answers `/metrics` on a port of its own, which no visitor reaches. @returns what closes it */
export async function serveMetrics({ registry }: Metrics, host: string, port: number) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: Error) => {
        log.error({ err: error }, 'metrics could not be gathered')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
