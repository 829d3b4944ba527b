import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { OFFER_FILES, product } from '#/features/catalogue/offers/upload.server.ts'
import { offerWire } from '#/features/catalogue/schema.ts'
import { requirePage } from '#/features/companies/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { sweepIncoming, uploadForm } from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireSelf, requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure, recordId } from '#/platform/wire.ts'
import { addProduct, linkProduct, unlinkProduct } from './service.server.ts'

const tags = ['Catálogo do fornecedor']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

const vendorAndUser = z.object({ vendorId: recordId, userId: recordId })
/** The spec's names of a supplier and of an offer in a path. */
const vendorAndOffer = z.object({ a: recordId, b: recordId })

const ADDED = {
  Software: 'Software adicionado com sucesso!',
  Serviço: 'Serviço adicionado com sucesso!',
}

/** What a supplier sells. */
export const productRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    v1.addHook('onReady', () => sweepIncoming(env))
    v1.post(
      '/vendor/products/:vendorId/:userId',
      {
        schema: {
          tags,
          summary: 'Adiciona um software ou serviço ao catálogo de um fornecedor',
          consumes: ['multipart/form-data', 'application/json'],
          params: vendorAndUser,
          body: product,
          response: { 200: answer(offerWire), ...errors, 413: failure, 415: failure },
        },
        // Nobody else gets to send a file.
        onRequest: async (request) => {
          const viewer = await requireUploader(db, request)
          const { data } = vendorAndUser.safeParse(request.params)
          if (!data) throw new AppError(400, 'Identificador inválido.')
          requireSelf(viewer, data.userId)
          await requirePage(db, viewer, data.vendorId)
        },
        ...uploadForm(env, OFFER_FILES),
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { vendorId } = request.params
        const { body } = request
        if (body.tipo === 'existing') {
          const data = await linkProduct(db, viewer, vendorId, body._id)
          return { data, message: ADDED[data.tipo] }
        }
        const { logotipo, fotos, ...form } = body
        const data = await addProduct(platform, viewer, vendorId, form, { logotipo, fotos })
        return { data, message: ADDED[data.tipo] }
      },
    )
    v1.get(
      '/vendor/vincularSoftware/:a/:b',
      {
        schema: {
          tags,
          summary: 'Põe um software do catálogo (b) entre os de um fornecedor (a)',
          params: vendorAndOffer,
          response: { 200: answer(offerWire), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { a, b } = request.params
        return { data: await linkProduct(db, viewer, a, b), message: '' }
      },
    )
    v1.get(
      '/vendor/desvincularSoftware/:a/:b',
      {
        schema: {
          tags,
          summary: 'Tira um software ou serviço (b) do catálogo de um fornecedor (a)',
          params: vendorAndOffer,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        await unlinkProduct(db, viewer, request.params.a, request.params.b)
        return { data: null, message: '' }
      },
    )
  }
