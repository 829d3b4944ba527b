import { z } from 'zod'
import { ADMIN, ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { originOf } from '#/platform/server/session.server.ts'
import { consentGiven, consentId, eventBatch, totals, totalsQuery } from './schema.ts'
import { analyticsTotals, countEvents, recordConsent, withdrawConsent } from './service.server.ts'

const message = 'Escolha registrada.'

export const analyticsRoutes = routes('Medição', [403, 429], (api, { db }) => {
  api.post(
    '/events',
    {
      access: ANYONE,
      // Sent by navigator.sendBeacon as a page is left, which takes no headers.
      provenBy: 'origin',
      summary: 'Conta páginas vistas, banners mostrados e visitas a fornecedores, de quem aceitou',
      body: eventBatch,
      exact: z.null(),
      status: 204,
    },
    async (call) => {
      await countEvents(db, call.body, originOf(call))
      return null
    },
  )
  api.post(
    '/consent',
    {
      access: ANYONE,
      summary: 'Registra o que um navegador aceitou que se meça',
      body: consentGiven,
      message,
    },
    async (call) => recordConsent(db, call.body, originOf(call)),
  )
  api.delete(
    '/consent/:id',
    {
      access: ANYONE,
      summary: 'Registra que um navegador voltou atrás',
      params: consentId,
      message,
    },
    async (call) => withdrawConsent(db, call.params.id, originOf(call)),
  )
  api.get(
    '/admin/analytics',
    {
      access: ADMIN,
      tag: 'Administração',
      summary: 'Páginas vistas, banners mostrados e clicados nos últimos dias',
      errors: [],
      query: totalsQuery,
      answer: totals,
    },
    async ({ query }) => analyticsTotals(db, query.days),
  )
})
