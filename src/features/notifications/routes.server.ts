import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { notificationsAnswer, notificationsQuery, readUntil } from './schema.ts'
import { listNotifications, markRead } from './service.server.ts'

export const notificationRoutes = routes('Área do fornecedor', [], (api, { db }) => {
  api.get(
    '/vendor/:id/notificacoes',
    {
      access: administratorOf('id'),
      summary: 'O que aconteceu com a página, do mais recente ao mais antigo',
      params: vendorId,
      query: notificationsQuery,
      exact: notificationsAnswer,
    },
    async ({ viewer, params, query }) => listNotifications(db, viewer, params.id, query),
  )
  api.post(
    '/vendor/:id/notificacoes/lidas',
    {
      access: administratorOf('id'),
      summary: 'Marca como lidas, para quem chama, as notificações até um momento',
      params: vendorId,
      body: readUntil,
      message: 'Notificações marcadas como lidas.',
    },
    async ({ viewer, params, body }) => markRead(db, viewer, params.id, body.ate),
  )
})
