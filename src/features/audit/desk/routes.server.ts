import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { auditEntry, auditQuery } from './schema.ts'
import { listAudit } from './service.server.ts'

/** What Admins did: `/v1/admin/audit`. */
export const auditRoutes = routes('Administração', [], (api, { db }) => {
  api.get(
    '/admin/audit',
    {
      access: ADMIN,
      summary: 'Quem decidiu o quê, sobre o quê, o mais recente primeiro',
      query: auditQuery,
      page: auditEntry,
    },
    async ({ query }) => listAudit(db, query),
  )
})
