import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { offerRoutes } from './offers/routes.server.ts'
import { offerName, offerWire, searchPage, searchQuery } from './schema.ts'
import { bestRatedOffers, searchOffers, suggestNames } from './service.server.ts'

const LIST_MAX = 100
const tags = ['Catálogo']
const errors = { 400: failure, 404: failure }

export const catalogueRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.get(
      '/software/searchPaginados',
      {
        schema: {
          tags,
          summary: 'Busca no catálogo, por página',
          querystring: searchPage,
          response: { 200: pagedAnswer(offerWire), ...errors },
        },
      },
      async ({ query: { categoria: category, ...search } }) =>
        searchOffers(db, { ...search, category }),
    )
    v1.get(
      '/software/search',
      {
        schema: {
          tags,
          summary: 'Busca no catálogo, os primeiros 100',
          querystring: searchQuery,
          response: { 200: answer(z.array(offerWire)), ...errors },
        },
      },
      async ({ query: { query } }) => {
        const { data } = await searchOffers(db, { query, page: 1, limit: LIST_MAX })
        return { data, message: '' }
      },
    )
    v1.get(
      '/software/searchMelhores',
      {
        schema: {
          tags,
          summary: 'Os mais bem avaliados, até 9',
          querystring: searchQuery,
          response: { 200: answer(z.array(offerWire)), ...errors },
        },
      },
      async ({ query: { query } }) => ({ data: await bestRatedOffers(db, query), message: '' }),
    )
    v1.get(
      '/softwareName/search',
      {
        schema: {
          tags,
          summary: 'Nomes de software, para completar o que se digita',
          querystring: searchQuery,
          response: { 200: answer(z.array(offerName)), ...errors },
        },
      },
      async ({ query: { query } }) => ({ data: await suggestNames(db, query), message: '' }),
    )
    await v1.register(offerRoutes(platform))
  }
