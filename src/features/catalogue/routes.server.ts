import { z } from 'zod'
import { countSearch } from '#/features/search/counts/service.server.ts'
import { ANYONE_SEARCHING } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { offerName, offerWire, searchQuery } from './schema.ts'
import { bestRatedOffers, searchOffers, suggestNames } from './service.server.ts'

const LIST_MAX = 100

export const catalogueRoutes = routes('Catálogo', [404], (api, { db }) => {
  api.get(
    '/software/search',
    {
      access: ANYONE_SEARCHING,
      shows: ['offers', 'categories'],
      summary: 'Busca no catálogo, os primeiros 100',
      query: searchQuery,
      answer: z.array(offerWire),
    },
    async (call) => {
      const { query } = call.query
      const { data, total } = await searchOffers(db, { query, page: 1, limit: LIST_MAX })
      call.onSent = countSearch(db, { source: 'offers', query, total })
      return data
    },
  )
  api.get(
    '/software/searchMelhores',
    {
      access: ANYONE_SEARCHING,
      shows: ['offers', 'categories'],
      summary: 'Os mais bem avaliados, até 9',
      query: searchQuery,
      answer: z.array(offerWire),
    },
    async ({ query: { query } }) => bestRatedOffers(db, query),
  )
  api.get(
    '/softwareName/search',
    {
      access: ANYONE_SEARCHING,
      shows: ['offers', 'categories'],
      summary: 'Nomes de software, para completar o que se digita',
      query: searchQuery,
      answer: z.array(offerName),
    },
    async ({ query: { query } }) => suggestNames(db, query),
  )
})
