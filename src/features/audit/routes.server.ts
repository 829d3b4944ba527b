import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { failure, pagedAnswer } from '#/platform/wire.ts'
import { auditEntry, auditQuery } from './schema.ts'
import { listAudit } from './service.server.ts'

/** What Admins did: `/v1/admin/audit`. */
export const auditRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/admin/audit',
      {
        onRequest: async (request) => void (await requireAdmin(db, request)),
        schema: {
          tags: ['Administração'],
          summary: 'Quem decidiu o quê, sobre o quê, o mais recente primeiro',
          querystring: auditQuery,
          response: { 200: pagedAnswer(auditEntry), 400: failure, 401: failure, 403: failure },
        },
      },
      async ({ query }) => listAudit(db, query),
    )
  }
