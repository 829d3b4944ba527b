import { z } from 'zod'
import { OFFER_FILES, product } from '#/features/catalogue/offers/upload.server.ts'
import { offerWire } from '#/features/catalogue/schema.ts'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId as vendorInPath } from '#/features/companies/schema.ts'
import { requirePage } from '#/features/companies/service.server.ts'
import { ADMIN, personWho } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { requireSelf } from '#/platform/server/session.server.ts'
import { recordId } from '#/platform/wire.ts'
import { resale } from './schema.ts'
import { addProduct, confirmResale, linkProduct, unlinkProduct } from './service.server.ts'

const vendorAndUser = z.object({ vendorId: recordId, userId: recordId })
/** The spec's names of a supplier and of an offer in a path. */
const vendorAndOffer = z.object({ a: recordId, b: recordId })

/** Who the path names, for a page that they administer. */
const namedAdministrator = personWho(
  ['vendorId', 'userId'],
  async ({ db }, viewer, { vendorId, userId }) => {
    requireSelf(viewer, userId)
    await requirePage(db, viewer, vendorId)
  },
)

const ADDED = {
  Software: 'Software adicionado com sucesso!',
  Serviço: 'Serviço adicionado com sucesso!',
}

const RESALE_CONFIRMED =
  'Revenda confirmada. A empresa pode convidar clientes a avaliar o software.'
const RESALE_UNCONFIRMED =
  'Confirmação retirada. Os convites da empresa para avaliar o software não valem mais.'

/** What a supplier sells. */
export const productRoutes = routes('Catálogo do fornecedor', [409], (api, platform) => {
  const { db } = platform
  api.post(
    '/vendor/products/:vendorId/:userId',
    {
      access: namedAdministrator,
      summary: 'Adiciona um software ou serviço ao catálogo de um fornecedor',
      files: OFFER_FILES,
      orJson: true,
      params: vendorAndUser,
      body: product,
      answer: offerWire,
    },
    async ({ viewer, params: { vendorId }, body }) => {
      if (body.tipo === 'existing') {
        const linked = await linkProduct(db, viewer, vendorId, body._id)
        return withMessage(linked, ADDED[linked.tipo])
      }
      const { logotipo, fotos, video, ...form } = body
      const added = await addProduct(platform, viewer, vendorId, form, { logotipo, fotos, video })
      return withMessage(added, ADDED[added.tipo])
    },
  )
  api.get(
    '/vendor/vincularSoftware/:a/:b',
    {
      access: administratorOf('a'),
      summary: 'Inclui um software do catálogo (b) entre os de um fornecedor (a)',
      params: vendorAndOffer,
      answer: offerWire,
    },
    async ({ viewer, params: { a, b } }) => linkProduct(db, viewer, a, b),
  )
  api.get(
    '/vendor/desvincularSoftware/:a/:b',
    {
      access: administratorOf('a'),
      summary: 'Tira um software ou serviço (b) do catálogo de um fornecedor (a)',
      params: vendorAndOffer,
    },
    async ({ viewer, params: { a, b } }) => unlinkProduct(db, viewer, a, b),
  )
  api.post(
    '/admin/suppliers/:id/revenda',
    {
      access: ADMIN,
      summary:
        'Confirma que um fornecedor vende um software de outra empresa, ou retira a confirmação',
      errors: [403, 404, 409],
      params: vendorInPath,
      body: resale,
      answer: z.null(),
    },
    async ({ viewer, params, body }) => {
      await confirmResale(db, viewer, params.id, body)
      return withMessage(null, body.confirmada ? RESALE_CONFIRMED : RESALE_UNCONFIRMED)
    },
  )
})
