import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

/** `/health`: 200 while the database answers, else 503, for balancers and supervisors. */
export function registerHealth(app: FastifyInstance, { db }: Platform) {
  app.get('/health', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await db.execute(sql`SELECT 1`)
      return { status: 'ok' }
    } catch (error) {
      log.error({ request: request.id, err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'banco de dados fora do ar' })
    }
  })
}
