import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { moderationLog, targetId, transparencyReport } from './schema.ts'
import { moderationLogOf, transparencyReportOf } from './service.server.ts'

/** What moderation does, in figures and as a log without content. */
export const transparencyRoutes = routes('Transparência', [], (api, { db }) => {
  api.get(
    '/transparencia',
    {
      access: ANYONE,
      summary: 'O relatório de moderação da última noite',
      answer: transparencyReport,
      shows: ['transparency'],
    },
    async () => transparencyReportOf(db),
  )
  api.get(
    '/transparencia/:id',
    {
      access: ANYONE,
      summary: 'Decisões sobre as avaliações de um software ou fornecedor, sem o conteúdo',
      params: targetId,
      errors: [404],
      answer: moderationLog,
      shows: ['transparency', (id) => `offer:${id}`, (id) => `vendor:${id}`],
    },
    async ({ params }) => moderationLogOf(db, params.id),
  )
})
