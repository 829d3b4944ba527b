import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { uploadForm } from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer, viewerOf } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { byId, offerWire } from '../schema.ts'
import { findOfferEdition } from './edition.server.ts'
import { editOffer, showVendorsOf } from './edits.server.ts'
import { OFFER_FILES, offerEdit, offerVisibility } from './upload.server.ts'

const tags = ['Catálogo']
const response = {
  200: answer(offerWire),
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  413: failure,
  415: failure,
}

/** What the owners of an offer change. */
export const offerRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    v1.get(
      '/software/:id/edicao',
      {
        schema: {
          tags,
          summary: 'Um software ou serviço para quem pode alterá-lo; nada, para os outros',
          params: byId,
          response: { 200: answer(offerWire.nullable()), 400: failure },
        },
      },
      async (request) => {
        const viewer = await viewerOf(db, request)
        return { data: await findOfferEdition(db, viewer, request.params.id), message: '' }
      },
    )
    v1.put(
      '/software',
      {
        schema: {
          tags,
          summary: 'Altera um software ou serviço de quem chama',
          consumes: ['multipart/form-data', 'application/json'],
          body: offerEdit,
          response,
        },
        // Nobody who is not logged in gets to send a file.
        onRequest: async (request) => void (await requireUploader(db, request)),
        ...uploadForm(env, OFFER_FILES),
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { _id, updatedAt, logotipo, fotos, removerLogotipo, removerFotos, ...form } =
          request.body
        const pictures = {
          logotipo,
          fotos,
          removesLogo: removerLogotipo,
          removesPhotos: removerFotos,
        }
        const target = { id: _id, updatedAt }
        return { data: await editOffer(platform, viewer, target, form, pictures), message: '' }
      },
    )
    v1.post(
      '/software/page/visible/:id',
      {
        schema: {
          tags,
          summary: 'Mostra ou esconde os fornecedores na página de um software',
          params: byId,
          body: offerVisibility,
          response,
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        return { data: await showVendorsOf(db, viewer, params.id, body.visivel), message: '' }
      },
    )
  }
