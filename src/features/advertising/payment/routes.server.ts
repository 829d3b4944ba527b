import { beginCheckout } from '#/features/payments/checkout.server.ts'
import { checkoutFields, checkoutWire } from '#/features/payments/schema.ts'
import { ADMIN, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { advertisementId } from '../schema.ts'
import { refundAdvertisement } from './refund.server.ts'
import { advertisementSale } from './sale.server.ts'

/** What is paid for an advertisement, and given back. */
export const advertisementPaymentRoutes = routes(
  'Pagamentos',
  [401, 403, 404, 409, 429, 503],
  (api, platform) => {
    api.post(
      '/publicidades/:id/pagamento',
      {
        access: PERSON,
        summary: 'Começa o pagamento de uma publicidade; responde aonde ir para pagar',
        params: advertisementId,
        body: checkoutFields,
        answer: checkoutWire,
      },
      async ({ viewer, params: { id }, body: { metodo } }) =>
        beginCheckout(platform, viewer, advertisementSale, id, metodo),
    )
    api.post(
      '/publicidades/:id/reembolso',
      {
        access: ADMIN,
        tag: 'Administração',
        summary: 'Devolve o pagamento de uma publicidade e a encerra; repetir nada muda',
        params: advertisementId,
        message: 'Pagamento devolvido.',
      },
      async ({ viewer, params: { id } }) => refundAdvertisement(platform, viewer, id),
    )
  },
)
