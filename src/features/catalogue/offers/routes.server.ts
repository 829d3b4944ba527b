import { PERSON, VISITOR_OR_PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { byId, offerWire } from '../schema.ts'
import { findOfferEdition } from './edition.server.ts'
import { editOffer, showVendorsOf } from './edits.server.ts'
import { OFFER_FILES, offerEdit, offerVisibility } from './upload.server.ts'

/** What the owners of an offer change. */
export const offerRoutes = routes('Catálogo', [403, 404, 409, 413, 415], (api, platform) => {
  api.get(
    '/software/:id/edicao',
    {
      access: VISITOR_OR_PERSON,
      summary: 'Um software ou serviço para quem pode alterá-lo; nada, para os outros',
      errors: [],
      params: byId,
      answer: offerWire.nullable(),
    },
    async ({ viewer, params }) => findOfferEdition(platform.db, viewer, params.id),
  )
  api.put(
    '/software',
    {
      access: PERSON,
      summary: 'Altera um software ou serviço de quem chama',
      files: OFFER_FILES,
      orJson: true,
      body: offerEdit,
      answer: offerWire,
    },
    async ({ viewer, body }) => {
      const { _id: id, updatedAt, logotipo, fotos, video, ...rest } = body
      const { removerLogotipo: removesLogo, removerFotos: removesPhotos, ...others } = rest
      const { removerVideo: removesVideo, ...form } = others
      const files = { logotipo, fotos, video, removesLogo, removesPhotos, removesVideo }
      return editOffer(platform, viewer, { id, updatedAt }, form, files)
    },
  )
  api.post(
    '/software/page/visible/:id',
    {
      access: PERSON,
      summary: 'Mostra ou esconde os fornecedores na página de um software',
      params: byId,
      body: offerVisibility,
      answer: offerWire,
    },
    async ({ viewer, params, body }) => showVendorsOf(platform.db, viewer, params.id, body.visivel),
  )
})
