import { z } from 'zod'
import { byId, catalogueCard, offerWire } from '#/features/catalogue/schema.ts'
import { getOffer } from '#/features/catalogue/service.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { registerRecord } from '#/features/register/record/schema.ts'
import { countSearch } from '#/features/search/counts/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  ANYONE,
  ANYONE_SEARCHING,
  PERSON,
  VISITOR_OR_PERSON,
} from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { requireSelf, type Viewer } from '#/platform/server/session.server.ts'
import { recordId } from '#/platform/wire.ts'
import { findEdition, findOwnVendor, ownCatalogue } from './page/edition.server.ts'
import { REMOVAL_UNDO_HOURS } from './removal/limits.ts'
import { removalToUndo, removedPage } from './removal/schema.ts'
import * as removals from './removal/service.server.ts'
import {
  slice,
  vendorCard,
  vendorEdition,
  vendorOffersPage,
  vendorSearch,
  vendorWire,
  vendorWithOffers,
} from './schema.ts'
import {
  bestRatedVendors,
  catalogueOfVendor,
  getVendor,
  getVendorPage,
  searchVendors,
  vendorsOfOffer,
} from './service.server.ts'

const LIST_MAX = 100

const removal = z.object({ vendorId: recordId, userId: recordId })

/**
 * A supplier and its catalogue: whole for those who manage it, else what visitors see.
 * @throws AppError 404
 */
async function vendorFor(db: Database, viewer: Viewer | null, id: string) {
  const own = await findOwnVendor(db, viewer, id)
  const vendor = own ?? (await getVendor(db, id))
  const catalogue = (kind: 'software' | 'service', slice: { page: number; limit: number }) =>
    own && viewer
      ? ownCatalogue(db, viewer, id, { ...slice, kind })
      : catalogueOfVendor(db, vendor, kind, slice)
  return { vendor, catalogue }
}

export const vendorRoutes = routes('Fornecedores', [404], (api, platform) => {
  const { db } = platform
  api.get(
    '/vendor',
    {
      access: ANYONE_SEARCHING,
      shows: ['vendors'],
      summary: 'Busca de fornecedores por nome ou CNPJ, os primeiros 100',
      query: vendorSearch,
      answer: z.array(vendorWire),
    },
    async (call) => {
      const { query } = call.query
      const { data, total } = await searchVendors(db, { query, page: 1, limit: LIST_MAX })
      call.onSent = countSearch(db, { source: 'vendors', query, total })
      return data
    },
  )
  api.get(
    '/vendor/:id',
    {
      access: VISITOR_OR_PERSON,
      summary: 'Um fornecedor com o seu catálogo; tudo, para quem administra a página',
      params: vendorId,
      answer: vendorWithOffers,
    },
    async ({ viewer, params }) => {
      const { vendor, catalogue } = await vendorFor(db, viewer, params.id)
      const slice = { page: 1, limit: LIST_MAX }
      const [softwares, services] = await Promise.all([
        catalogue('software', slice),
        catalogue('service', slice),
      ])
      return { ...vendor, softwares: [...softwares.data, ...services.data] }
    },
  )
  api.get(
    '/vendor/:id/edicao',
    {
      access: VISITOR_OR_PERSON,
      summary: 'Uma página para quem a administra, vista ou não; nada, para os outros',
      errors: [],
      params: vendorId,
      answer: vendorEdition,
    },
    async ({ viewer, params }) => findEdition(db, viewer, params.id),
  )
  api.get(
    '/vendor/:id/products',
    {
      access: VISITOR_OR_PERSON,
      summary: 'Softwares ou serviços de um fornecedor, por página',
      params: vendorId,
      query: vendorOffersPage,
      page: catalogueCard,
    },
    async ({ viewer, params, query: { tipo, ...slice } }) => {
      const { catalogue } = await vendorFor(db, viewer, params.id)
      return catalogue(tipo === 'Software' ? 'software' : 'service', slice)
    },
  )
  api.get(
    '/vendor/:id/registro',
    {
      access: ANYONE,
      shows: [(id) => `vendor:${id}`, 'register'],
      summary:
        'O que a Receita Federal informa de um fornecedor, com o mês, e o que mudou; nada, sem informação',
      params: vendorId,
      answer: registerRecord.nullable(),
    },
    async ({ params }) => (await getVendorPage(db, params.id)).record,
  )
  api.delete(
    '/vendor/page/:vendorId/:userId',
    {
      access: PERSON,
      summary:
        'Tira do site a página de um fornecedor que se administra, ou que ninguém administra e é da empresa de quem chama',
      errors: [403, 404, 409, 429],
      params: removal,
      answer: removedPage,
      message: 'Página excluída.',
    },
    async ({ viewer, params }) => {
      requireSelf(viewer, params.userId)
      return removals.removeVendorPage(platform, viewer, params.vendorId)
    },
  )
  api.get(
    '/vendor/page/:vendorId/:userId/desfazer',
    {
      access: PERSON,
      summary: 'Até quando quem chama pode desfazer a exclusão de uma página; nada, se não pode',
      errors: [403],
      params: removal,
      answer: removalToUndo,
    },
    async ({ viewer, params }) => {
      requireSelf(viewer, params.userId)
      return removals.removalToUndo(db, viewer, params.vendorId)
    },
  )
  api.post(
    '/vendor/page/:vendorId/:userId/desfazer',
    {
      access: PERSON,
      summary: `Desfaz a exclusão de uma página, para quem a excluiu, por ${REMOVAL_UNDO_HOURS} horas`,
      errors: [403, 404, 409],
      params: removal,
      message: 'A página está no ar de novo.',
    },
    async ({ viewer, params }) => {
      requireSelf(viewer, params.userId)
      await removals.restoreVendorPage(db, viewer, params.vendorId)
    },
  )
  api.get(
    '/vendors/fornecedoresavaliados',
    {
      access: ANYONE_SEARCHING,
      shows: ['vendors'],
      summary: 'Os fornecedores mais bem avaliados, até 9',
      query: vendorSearch,
      answer: z.array(vendorWire),
    },
    async ({ query: { query } }) => bestRatedVendors(db, query),
  )
  api.get(
    '/software',
    {
      access: ANYONE,
      shows: [(id) => `offer:${id}`, 'vendors'],
      tag: 'Catálogo',
      summary: 'Um software ou serviço',
      query: byId,
      answer: offerWire.extend({ fornecedores: z.array(vendorCard) }),
    },
    async ({ query: { id } }) => {
      const offer = await getOffer(db, id)
      const vendors = await vendorsOfOffer(db, id, { page: 1, limit: LIST_MAX })
      return { ...offer, fornecedores: vendors.data }
    },
  )
  api.get(
    '/software/:id/vendors',
    {
      access: ANYONE,
      shows: [(id) => `offer:${id}`, 'vendors'],
      summary: 'Fornecedores de um software, por página',
      params: vendorId,
      query: slice,
      page: vendorCard,
    },
    async ({ params: { id }, query }) => {
      await getOffer(db, id)
      return vendorsOfOffer(db, id, query)
    },
  )
})
