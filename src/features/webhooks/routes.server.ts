import { vendorId } from '#/features/companies/schema.ts'
import { requireInbox } from '#/features/quotes/reading.server.ts'
import { personWho } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { changedWebhook, webhookForm, webhookWire } from './schema.ts'
import {
  readWebhook,
  removeWebhook,
  rotateSecret,
  setWebhook,
  testWebhook,
} from './service.server.ts'

/** What a supplier's own system is told of its page. */
export const webhookRoutes = routes('Webhooks', [404], (api, platform) => {
  const { db } = platform
  const own = {
    access: personWho(['id'], (_platform, viewer, { id }) =>
      requireInbox(db, viewer, id as string),
    ),
    params: vendorId,
  }
  api.get(
    '/vendor/:id/webhook',
    {
      ...own,
      summary: 'Para onde os avisos de uma página são enviados, com os últimos envios',
      answer: webhookWire.nullable(),
    },
    async ({ params }) => readWebhook(db, params.id),
  )
  api.put(
    '/vendor/:id/webhook',
    {
      ...own,
      summary:
        'Envia os avisos da página a um sistema da empresa, como descrito em Webhooks. O segredo só aparece nesta resposta',
      body: webhookForm,
      errors: [404, 429],
      answer: changedWebhook,
      message: 'Webhook salvo.',
    },
    async ({ viewer, params, body }) => setWebhook(platform, viewer, params.id, body),
  )
  api.post(
    '/vendor/:id/webhook/segredo',
    {
      ...own,
      summary: 'Troca o segredo do webhook; o anterior ainda assina por 24 horas',
      errors: [404, 429],
      answer: changedWebhook,
      message: 'Segredo trocado.',
    },
    async ({ viewer, params }) => rotateSecret(platform, viewer, params.id),
  )
  api.post(
    '/vendor/:id/webhook/teste',
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
    '/vendor/:id/webhook',
    {
      ...own,
      summary: 'Deixa de enviar os avisos da página ao sistema da empresa',
      errors: [404, 429],
      message: 'Webhook excluído.',
    },
    async ({ viewer, params }) => removeWebhook(platform, viewer, params.id),
  )
})
