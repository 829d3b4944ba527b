import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { checkoutFields, checkoutWire, paymentStateWire } from '#/features/advertising/schema.ts'
import { ForgedNotification } from '#/integrations/payments/provider.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin, requireViewer, viewerOf } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { beginCheckout } from './checkout.server.ts'
import { chooseOfflineOutcome, offlineCheckout } from './offline.server.ts'
import { paymentReadBack } from './read-back-job.server.ts'
import { refundAdvertisement } from './refunds.server.ts'
import {
  advertisementId,
  notificationBody,
  notificationQuery,
  offlineCheckoutId,
  offlineCheckoutWire,
  outcomeFields,
  outcomeWire,
  stateQuery,
} from './schema.ts'
import { paymentState } from './state.server.ts'

const tags = ['Pagamentos']
const errors = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  429: failure,
  503: failure,
}
/** Notifications have some hundred bytes. */
const NOTIFICATION_MAX_BYTES = 16 * 1024

/** From the choice of a way to pay to what became of it. */
export const paymentRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.post(
      '/publicidades/:id/pagamento',
      {
        schema: {
          tags,
          summary: 'Começa o pagamento de uma publicidade; responde aonde ir para pagar',
          params: advertisementId,
          body: checkoutFields,
          response: { 200: answer(checkoutWire), ...errors },
        },
      },
      async (request) => {
        const { params, body } = request
        const viewer = await requireViewer(db, request)
        return { data: await beginCheckout(platform, viewer, params.id, body.metodo), message: '' }
      },
    )
    v1.post(
      '/publicidades/:id/reembolso',
      {
        onRequest: async (request) => void (await requireAdmin(db, request)),
        schema: {
          tags: ['Administração'],
          summary: 'Devolve o pagamento de uma publicidade e a encerra; repetir nada muda',
          params: advertisementId,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        await refundAdvertisement(platform, admin, request.params.id)
        return { data: null, message: 'Pagamento devolvido.' }
      },
    )
    v1.post(
      '/payments/notifications',
      {
        // Sent by Mercado Pago's servers, which sign it.
        config: { provenBy: 'signature' },
        bodyLimit: NOTIFICATION_MAX_BYTES,
        schema: {
          tags,
          summary: 'Recebe os avisos assinados do Mercado Pago; cada pagamento é conferido lá',
          querystring: notificationQuery,
          body: notificationBody,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async ({ headers, query, body }) => {
        const id = query['data.id']
        const paymentId = notified(platform, { headers, id, type: query.type ?? body?.type })
        if (paymentId && platform.payments)
          await platform.jobs.enqueue(db, paymentReadBack, {
            provider: platform.payments.name,
            id: paymentId,
          })
        return { data: null, message: '' }
      },
    )
    v1.get(
      '/payments/state',
      {
        schema: {
          tags,
          summary: 'O que um pagamento é de fato, diga o endereço o que disser',
          querystring: stateQuery,
          response: { 200: answer(paymentStateWire), ...errors },
        },
      },
      async (request) => {
        const asking = { viewer: await viewerOf(db, request), ip: request.ip }
        return { data: await paymentState(platform, asking, request.query), message: '' }
      },
    )
    v1.get(
      '/payments/offline/:id',
      {
        schema: {
          tags,
          summary: 'Um pagamento de demonstração, para quem o começou',
          params: offlineCheckoutId,
          response: { 200: answer(offlineCheckoutWire), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await offlineCheckout(platform, viewer, request.params.id), message: '' }
      },
    )
    v1.post(
      '/payments/offline/:id',
      {
        schema: {
          tags,
          summary: 'Escolhe o desfecho de um pagamento de demonstração: nada é cobrado',
          params: offlineCheckoutId,
          body: outcomeFields,
          response: { 200: answer(outcomeWire), ...errors },
        },
      },
      async (request) => {
        const { params, body } = request
        const viewer = await requireViewer(db, request)
        const data = await chooseOfflineOutcome(platform, viewer, params.id, body.outcome)
        return { data, message: '' }
      },
    )
  }

/** @throws AppError 401 for what no provider of ours signed */
function notified(
  { payments: provider }: Platform,
  notification: Parameters<NonNullable<Platform['payments']>['paymentNotified']>[0],
) {
  try {
    if (!provider) throw new ForgedNotification()
    return provider.paymentNotified(notification)
  } catch (error) {
    if (error instanceof ForgedNotification) throw new AppError(401, 'Assinatura inválida.')
    throw error
  }
}
