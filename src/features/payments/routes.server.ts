import { z } from 'zod'
import { NOTIFICATION_PARTS, PROVIDERS } from '#/integrations/payments/index.server.ts'
import { ForgedNotification, type Notification } from '#/integrations/payments/provider.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import {
  ADMIN_AGAIN,
  ANYONE,
  PERSON,
  VISITOR_OR_PERSON,
} from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { beginCheckout } from './checkout.server.ts'
import { chooseOfflineOutcome, offlineCheckout, payingFrom } from './offline.server.ts'
import { paymentReadBack } from './read-back-job.server.ts'
import { refundSold } from './refunds.server.ts'
import {
  checkoutFields,
  checkoutWire,
  offlineCheckoutId,
  offlineCheckoutWire,
  outcomeFields,
  outcomeWire,
  paymentStateWire,
  soldId,
  stateQuery,
} from './schema.ts'
import { paymentState } from './state.server.ts'

/** Notifications have some hundred bytes. */
const NOTIFICATION_MAX_BYTES = 16 * 1024
/** What a provider sends that is not as it declares is as good as missing. */
const notificationBody = z.object(NOTIFICATION_PARTS.body).nullish().catch(null)
const senders = PROVIDERS.filter(({ title }) => title).map(({ title }) => `do ${title}`)

/** What begins payments of all that is sold, and what becomes of them. */
export const paymentRoutes = routes(
  'Pagamentos',
  [401, 403, 404, 409, 429, 503],
  (api, platform) => {
    for (const sale of platform.sales) {
      api.post(
        `/${sale.path}/:id/pagamento`,
        {
          access: PERSON,
          summary: `Começa o pagamento de ${sale.one}; responde aonde ir para pagar`,
          params: soldId,
          body: checkoutFields,
          answer: checkoutWire,
        },
        async (call) =>
          beginCheckout(
            payingFrom(call, platform),
            call.viewer,
            sale,
            call.params.id,
            call.body.metodo,
          ),
      )
      api.post(
        `/${sale.path}/:id/reembolso`,
        {
          access: ADMIN_AGAIN,
          tag: 'Administração',
          summary: `Devolve o pagamento de ${sale.one}, que termina com isso; repetir não tem efeito`,
          params: soldId,
          message: 'Pagamento devolvido.',
        },
        async ({ viewer, params: { id } }) => refundSold(platform, viewer, sale, id),
      )
    }
    api.post(
      '/payments/notifications',
      {
        access: ANYONE,
        // Sent by a provider's servers, which sign it.
        provenBy: 'signature',
        bodyLimit: NOTIFICATION_MAX_BYTES,
        summary: `Recebe os avisos assinados ${senders.join(' e ')}; cada pagamento é conferido lá`,
        query: z.object(NOTIFICATION_PARTS.query),
        body: notificationBody,
      },
      async ({ headers, query, body }) => {
        const id = notified(platform, { headers, query, body: body ?? {} })
        const provider = platform.payments?.name
        if (id && provider)
          await platform.jobs.enqueue(platform.db, paymentReadBack, { provider, id })
      },
    )
    api.get(
      '/payments/state',
      {
        access: VISITOR_OR_PERSON,
        summary: 'O que um pagamento é de fato, diga o endereço o que disser',
        query: stateQuery,
        answer: paymentStateWire(Object.assign({}, ...platform.sales.map((s) => s.stateFields))),
      },
      async ({ viewer, ip, query }) => paymentState(platform, { viewer, ip }, query),
    )
    api.get(
      '/payments/offline/:id',
      {
        access: PERSON,
        summary: 'Um pagamento de demonstração, para quem o começou',
        params: offlineCheckoutId,
        answer: offlineCheckoutWire,
      },
      async (call) => offlineCheckout(payingFrom(call, platform), call.viewer, call.params.id),
    )
    api.post(
      '/payments/offline/:id',
      {
        access: PERSON,
        summary: 'Escolhe o desfecho de um pagamento de demonstração: nada é cobrado',
        params: offlineCheckoutId,
        body: outcomeFields,
        answer: outcomeWire,
      },
      async (call) =>
        chooseOfflineOutcome(
          payingFrom(call, platform),
          call.viewer,
          call.params.id,
          call.body.outcome,
        ),
    )
  },
)

/** @throws AppError 401 for what no provider of ours signed */
function notified({ payments: provider }: Platform, notification: Notification) {
  try {
    if (!provider) throw new ForgedNotification()
    return provider.paymentNotified(notification)
  } catch (error) {
    if (error instanceof ForgedNotification) throw new AppError(401, 'Assinatura inválida.')
    throw error
  }
}
