import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, catalogueCard, offerWire } from '#/features/catalogue/schema.ts'
import { getOffer } from '#/features/catalogue/service.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireSelf, requireViewer, viewerOf } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer, recordId } from '#/platform/wire.ts'
import { findEdition, findOwnVendor, ownCatalogue } from './page/edition.server.ts'
import { pageRoutes } from './page/routes.server.ts'
import { removeVendorPage } from './pages.server.ts'
import { productRoutes } from './products/routes.server.ts'
import { registrationRoutes } from './registration/routes.server.ts'
import {
  slice,
  vendorCard,
  vendorEdition,
  vendorOffersPage,
  vendorSearch,
  vendorSearchPage,
  vendorWire,
  vendorWithOffers,
} from './schema.ts'
import {
  bestRatedVendors,
  catalogueOfVendor,
  getVendor,
  searchVendors,
  vendorsOfOffer,
} from './service.server.ts'

const LIST_MAX = 100
const tags = ['Fornecedores']
const errors = { 400: failure, 404: failure }

export const vendorRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    /**
     * A supplier and its catalogue: whole for those who manage it, else what visitors see.
     * @throws AppError 404
     */
    const vendorFor = async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const { id } = request.params
      const viewer = await viewerOf(db, request)
      const own = await findOwnVendor(db, viewer, id)
      const vendor = own ?? (await getVendor(db, id))
      const catalogue = (kind: 'software' | 'service', slice: { page: number; limit: number }) =>
        own && viewer
          ? ownCatalogue(db, viewer, id, { ...slice, kind })
          : catalogueOfVendor(db, vendor, kind, slice)
      return { vendor, catalogue }
    }

    await v1.register(registrationRoutes(platform))
    await v1.register(pageRoutes(platform))
    await v1.register(productRoutes(platform))
    v1.get(
      '/vendor/search/getPaginados',
      {
        schema: {
          tags,
          summary: 'Busca de fornecedores, por página',
          querystring: vendorSearchPage,
          response: { 200: pagedAnswer(vendorWire), ...errors },
        },
      },
      async ({ query }) => searchVendors(db, query),
    )
    v1.get(
      '/vendor',
      {
        schema: {
          tags,
          summary: 'Busca de fornecedores por nome ou CNPJ, os primeiros 100',
          querystring: vendorSearch,
          response: { 200: answer(z.array(vendorWire)), ...errors },
        },
      },
      async ({ query: { query } }) => {
        const { data } = await searchVendors(db, { query, page: 1, limit: LIST_MAX })
        return { data, message: '' }
      },
    )
    v1.get(
      '/vendor/:id',
      {
        schema: {
          tags,
          summary: 'Um fornecedor com o seu catálogo; tudo, para quem administra a página',
          params: vendorId,
          response: { 200: answer(vendorWithOffers), ...errors },
        },
      },
      async (request) => {
        const { vendor, catalogue } = await vendorFor(request)
        const slice = { page: 1, limit: LIST_MAX }
        const [softwares, services] = await Promise.all([
          catalogue('software', slice),
          catalogue('service', slice),
        ])
        return {
          data: { ...vendor, softwares: [...softwares.data, ...services.data] },
          message: '',
        }
      },
    )
    v1.get(
      '/vendor/:id/edicao',
      {
        schema: {
          tags,
          summary: 'Uma página para quem a administra, vista ou não; nada, para os outros',
          params: vendorId,
          response: { 200: answer(vendorEdition), 400: failure },
        },
      },
      async (request) => {
        const viewer = await viewerOf(db, request)
        return { data: await findEdition(db, viewer, request.params.id), message: '' }
      },
    )
    v1.get(
      '/vendor/:id/products',
      {
        schema: {
          tags,
          summary: 'Softwares ou serviços de um fornecedor, por página',
          params: vendorId,
          querystring: vendorOffersPage,
          response: { 200: pagedAnswer(catalogueCard), ...errors },
        },
      },
      async (request) => {
        const { tipo, ...slice } = request.query
        const { catalogue } = await vendorFor(request)
        return catalogue(tipo === 'Software' ? 'software' : 'service', slice)
      },
    )
    v1.delete(
      '/vendor/page/:vendorId/:userId',
      {
        schema: {
          tags,
          summary: 'Tira do site a página de um fornecedor que se administra',
          params: z.object({ vendorId: recordId, userId: recordId }),
          response: { 200: answer(z.null()), ...errors, 401: failure, 403: failure },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        requireSelf(viewer, request.params.userId)
        await removeVendorPage(db, viewer, request.params.vendorId)
        return { data: null, message: 'Página excluída.' }
      },
    )
    v1.get(
      '/vendors/fornecedoresavaliados',
      {
        schema: {
          tags,
          summary: 'Os fornecedores mais bem avaliados, até 9',
          querystring: vendorSearch,
          response: { 200: answer(z.array(vendorWire)), ...errors },
        },
      },
      async ({ query: { query } }) => ({ data: await bestRatedVendors(db, query), message: '' }),
    )
    v1.get(
      '/software',
      {
        schema: {
          tags: ['Catálogo'],
          summary: 'Um software ou serviço',
          querystring: byId,
          response: {
            200: answer(offerWire.extend({ fornecedores: z.array(vendorCard) })),
            ...errors,
          },
        },
      },
      async ({ query: { id } }) => {
        const offer = await getOffer(db, id)
        const vendors = await vendorsOfOffer(db, id, { page: 1, limit: LIST_MAX })
        return { data: { ...offer, fornecedores: vendors.data }, message: '' }
      },
    )
    v1.get(
      '/software/:id/vendors',
      {
        schema: {
          tags,
          summary: 'Fornecedores de um software, por página',
          params: vendorId,
          querystring: slice,
          response: { 200: pagedAnswer(vendorCard), ...errors },
        },
      },
      async ({ params: { id }, query }) => {
        await getOffer(db, id)
        return vendorsOfOffer(db, id, query)
      },
    )
  }
