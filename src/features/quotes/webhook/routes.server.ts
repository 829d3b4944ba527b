import { vendorId } from '#/features/companies/schema.ts'
import { personWho } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { requireInbox } from '../reading.server.ts'
import * as repository from './repository.server.ts'
import { changedWebhook, webhookForm, webhookWire } from './schema.ts'
import { readWebhook, rotateSecret, setWebhook, testWebhook } from './service.server.ts'

/** What a supplier's own system is told of its requests. */
export const webhookRoutes = routes('Orçamentos', [404], (api, platform) => {
  const { db } = platform
  const own = {
    access: personWho(['id'], (_platform, viewer, { id }) =>
      requireInbox(db, viewer, id as string),
    ),
    params: vendorId,
  }
  api.get(
    '/vendor/:id/orcamentos/webhook',
    {
      ...own,
      summary: 'Para onde os pedidos de um fornecedor são enviados, com as últimas entregas',
      answer: webhookWire.nullable(),
    },
    async ({ params }) => readWebhook(db, params.id),
  )
  api.put(
    '/vendor/:id/orcamentos/webhook',
    {
      ...own,
      summary:
        'Envia os pedidos a um sistema da empresa: POST em JSON, assinado em praca-assinatura (t=segundos,v1=HMAC-SHA256 em hexadecimal de "segundos.corpo"). O segredo só aparece nesta resposta',
      body: webhookForm,
      answer: changedWebhook,
      message: 'Webhook salvo.',
    },
    async ({ viewer, params, body }) => setWebhook(platform, viewer, params.id, body.url),
  )
  api.post(
    '/vendor/:id/orcamentos/webhook/segredo',
    {
      ...own,
      summary: 'Troca o segredo do webhook; o anterior ainda assina por 24 horas',
      answer: changedWebhook,
      message: 'Segredo trocado.',
    },
    async ({ params }) => rotateSecret(platform, params.id),
  )
  api.post(
    '/vendor/:id/orcamentos/webhook/teste',
    {
      ...own,
      summary: 'Envia um teste ao webhook',
      errors: [404, 429],
      answer: webhookWire,
      message: 'Teste a caminho.',
    },
    async ({ viewer, params }) => testWebhook(platform, viewer, params.id),
  )
  api.delete(
    '/vendor/:id/orcamentos/webhook',
    {
      ...own,
      summary: 'Deixa de enviar os pedidos ao sistema da empresa',
      message: 'Webhook excluído.',
    },
    async ({ params }) => {
      await repository.deleteWebhook(db, params.id)
    },
  )
})
