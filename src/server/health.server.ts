import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { log } from '#/platform/server/log/log.server.ts'

const ANSWER_MS = 1000
/** Who asked so recently whether this process takes requests decides by the answer. */
const ASKED_MS = 60_000

/** Whether this process takes requests, as a balancer is told. */
export class Readiness {
  #isEnding = false
  #askedAt = 0

  constructor(readonly database: Pick<DatabaseHandle, 'answers'>) {}

  /** From now on it takes none: a balancer is to send no more. */
  end() {
    this.#isEnding = true
  }

  get isEnding(): boolean {
    return this.#isEnding
  }

  /** Whether a balancer has to hear of the end before it comes. */
  get isWatched(): boolean {
    return Date.now() - this.#askedAt < ASKED_MS
  }

  async ask(): Promise<'ok' | 'encerrando' | 'banco de dados fora do ar'> {
    this.#askedAt = Date.now()
    if (this.#isEnding) return 'encerrando'
    return (await this.database.answers(ANSWER_MS)) ? 'ok' : 'banco de dados fora do ar'
  }
}

/**
 * For balancers and supervisors: `/live` says that the process answers, whatever the database does; `/ready`, and
 * `/health` as it was called before, that it takes requests.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness) {
  const schema = { hide: true }
  app.get('/live', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  const ready = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const status = await readiness.ask()
    if (status === 'ok') return { status }
    if (!readiness.isEnding) log.error({ request: request.id }, 'the database does not answer')
    return reply.status(503).send({ status })
  }
  app.get('/ready', { schema }, ready)
  app.get('/health', { schema }, ready)
  app.addHook('onSend', async (_request, reply) => {
    // Who keeps a connection open makes a new one, to a process that stays.
    if (readiness.isEnding) reply.header('connection', 'close')
  })
}
