import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { BANNER_MAX_MB } from '#/features/banners/places.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { requirePage } from '#/features/companies/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import {
  optionalFile,
  requiredFile,
  uploadForm,
} from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer, type Viewer } from '#/platform/server/session.server.ts'
import { answer, failure, recordId } from '#/platform/wire.ts'
import {
  advertisementFields,
  advertisementId,
  advertisementsQuery,
  advertisementsWire,
  advertisementVersion,
  advertisementWire,
} from './schema.ts'
import {
  createAdvertisement,
  deleteAdvertisement,
  editAdvertisement,
  listAdvertisements,
  requireAdvertisement,
} from './service.server.ts'

const tags = ['Publicidades']
const consumes = ['multipart/form-data']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }
const uploadErrors = { ...errors, 413: failure, 415: failure, 429: failure }

const PICTURE_WANTED = 'Por favor, envie uma imagem .png ou .jpg.'
const newAdvertisement = z.intersection(
  advertisementFields(),
  z.object({
    logotipo: requiredFile(PICTURE_WANTED),
    /** Of the advertisement, random: what is sent again with it is not added again. */
    id: recordId.optional(),
  }),
)
const advertisementEdit = z.intersection(
  advertisementFields(),
  z.object({ logotipo: optionalFile(PICTURE_WANTED), version: advertisementVersion }),
)

const SAVED = 'Publicidade salva.'
const SUBMITTED = 'Publicidade enviada para análise.'

/** What who manages a page does with its advertisements. */
export const advertisingRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    /** Nobody but who manages it gets to send a file. */
    const upload = (require: (viewer: Viewer, id: string) => Promise<unknown>) => ({
      onRequest: async (request: FastifyRequest) => {
        const viewer = await requireUploader(db, request)
        const { data } = advertisementId.safeParse(request.params)
        if (!data) throw new AppError(400, 'Identificador inválido.')
        await require(viewer, data.id)
      },
      ...uploadForm(env, { logotipo: { maxMb: BANNER_MAX_MB } }),
    })
    v1.get(
      '/vendor/:id/publicidades',
      {
        schema: {
          tags,
          summary: 'Publicidades de uma página, as mais novas primeiro',
          params: vendorId,
          querystring: advertisementsQuery,
          response: { 200: advertisementsWire, ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return listAdvertisements(platform, viewer, request.params.id, request.query.page)
      },
    )
    v1.post(
      '/vendor/:id/publicidades',
      {
        schema: {
          tags,
          summary: 'Cria uma publicidade, como rascunho',
          consumes,
          params: vendorId,
          body: newAdvertisement,
          response: { 200: answer(advertisementWire), ...uploadErrors },
        },
        ...upload((viewer, id) => requirePage(db, viewer, id)),
      },
      async (request) => {
        const { logotipo: picture, id = uuidv7(), ...fields } = request.body
        const viewer = await requireViewer(db, request)
        const sent = { id, fields, picture }
        const data = await createAdvertisement(platform, viewer, request.params.id, sent)
        return { data, message: SAVED }
      },
    )
    v1.put(
      '/publicidades/:id',
      {
        schema: {
          tags,
          summary: 'Muda uma publicidade; sem imagem nova, fica a que tem',
          consumes,
          params: advertisementId,
          body: advertisementEdit,
          response: { 200: answer(advertisementWire), ...uploadErrors },
        },
        ...upload((viewer, id) => requireAdvertisement(db, viewer, id)),
      },
      async (request) => {
        const { logotipo: picture, version, ...fields } = request.body
        const viewer = await requireViewer(db, request)
        const edit = { version, fields, picture }
        const data = await editAdvertisement(platform, viewer, request.params.id, edit)
        return { data, message: data.status === 'awaiting_review' ? SUBMITTED : SAVED }
      },
    )
    v1.delete(
      '/publicidades/:id',
      {
        schema: {
          tags,
          summary: 'Exclui uma publicidade que não foi paga',
          params: advertisementId,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        await deleteAdvertisement(platform, viewer, request.params.id)
        return { data: null, message: 'Publicidade excluída.' }
      },
    )
  }
