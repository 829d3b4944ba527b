import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'
import { cnpjText } from '#/features/lookups/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireSelf, requireViewer, viewerOf } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { knownVendor, ownVendor } from '../schema.ts'
import { newSupplier, supplierChange } from './schema.ts'
import { changeVendor, registerVendor, vendorsOfCnpj } from './service.server.ts'

const tags = ['Cadastro de fornecedor']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

/** The first step of a registration, and what changes of it later. */
export const registrationRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    const digitsOnly = platform.env.CNPJ_SOMENTE_DIGITOS
    v1.get(
      '/vendor/cnpj/:cnpj',
      {
        schema: {
          tags,
          summary:
            'O fornecedor de um CNPJ, mesmo que a página ainda não se veja; nenhum, se livre',
          params: z.object({ cnpj: cnpjText(digitsOnly) }),
          response: { 200: answer(z.array(knownVendor)), 400: failure },
        },
      },
      async (request) => {
        const viewer = await viewerOf(db, request)
        return { data: await vendorsOfCnpj(db, viewer, request.params.cnpj), message: '' }
      },
    )
    v1.post(
      '/vendor',
      {
        schema: {
          tags,
          summary: 'Começa o cadastro de um fornecedor; a página se vê depois de publicada',
          body: newSupplier(digitsOnly),
          response: { 200: answer(ownVendor), ...errors },
        },
        onRequest: async (request) => void (await requireViewer(db, request)),
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { userId = viewer.id, ...form } = request.body
        requireSelf(viewer, userId)
        return { data: await registerVendor(platform, viewer, form), message: '' }
      },
    )
    v1.post(
      '/vendor/:id',
      {
        schema: {
          tags,
          summary: 'Altera os dados de um fornecedor; o que não é enviado fica',
          params: vendorId,
          body: supplierChange(digitsOnly),
          response: { 200: answer(ownVendor), ...errors },
        },
        onRequest: async (request) => void (await requireViewer(db, request)),
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        return { data: await changeVendor(db, viewer, params.id, body), message: '' }
      },
    )
  }
