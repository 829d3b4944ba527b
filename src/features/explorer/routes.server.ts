import { z } from 'zod'
import { OFFER_FACETS, VENDOR_FACETS } from '#/addresses/facets.ts'
import { pageOf } from '#/domain/pagination.ts'
import { offerWire } from '#/features/catalogue/schema.ts'
import { offersAmong, searchOffers } from '#/features/catalogue/service.server.ts'
import { countSearch } from '#/features/search/counts/service.server.ts'
import { vendorWire } from '#/features/vendors/schema.ts'
import { searchVendors, vendorsAmong } from '#/features/vendors/service.server.ts'
import { ANYONE_SEARCHING } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { presentReading } from '#/platform/server/search/presenter.ts'
import { AS_ASKED } from '#/platform/server/search/reading.ts'
import { foundAnswer } from '#/platform/wire.ts'
import { API_OPTIONS_MAX } from './limits.ts'
import {
  facetGroup,
  offerFacetsQuery,
  offerSearch,
  vendorFacetsQuery,
  vendorSearch,
} from './schema.ts'
import { exploreOffers, offerGroups } from './software.server.ts'
import { exploreVendors, vendorGroups } from './suppliers.server.ts'
import { isWishedAlone } from './wished.server.ts'

/** Of what was sent, what is chosen of facets. */
const chosenOf = <Name extends string>(
  facets: Record<Name, unknown>,
  sent: Record<Name, string[]>,
) =>
  Object.fromEntries((Object.keys(facets) as Name[]).map((name) => [name, sent[name]])) as Record<
    Name,
    string[]
  >

const isChosen = (choices: Record<string, string[]>) =>
  Object.values(choices).some((values) => values.length > 0)

export const explorerRoutes = routes('Catálogo', [], (api, { db }) => {
  api.get(
    '/software/searchPaginados',
    {
      access: ANYONE_SEARCHING,
      shows: ['offers', 'categories', 'vendors'],
      summary:
        'Busca no catálogo, por página. Sem `ordem`: com palavras, por relevância; sem elas, por nome',
      query: offerSearch,
      exact: foundAnswer(offerWire),
    },
    async (call) => {
      const { query, page, limit, literal, ordem, ...sent } = call.query
      const choices = chosenOf(OFFER_FACETS, sent)
      // Without words the list in memory knows how many there are, and any page of them.
      const isPlain = query !== '' && !ordem && !isChosen(choices)
      const count = (total: number) => {
        if (isPlain) call.onSent = countSearch(db, { source: 'offers', query, page, total })
      }
      if (isPlain && (literal || !(await isWishedAlone(db, query)))) {
        const found = await searchOffers(db, { query, page, limit, literal })
        count(found.total)
        return found
      }
      const order = ordem ?? (query ? 'relevancia' : 'nome')
      const found = await exploreOffers(db, { query, choices, order, literal })
      count(found.total)
      const ids = found.ids({ limit, offset: (page - 1) * limit })
      const consulta = presentReading(found.reading ?? AS_ASKED)
      return { ...pageOf(await offersAmong(db, ids), found.total, page, limit), consulta }
    },
  )
  api.get(
    '/software/facetas',
    {
      access: ANYONE_SEARCHING,
      shows: ['offers', 'categories', 'vendors'],
      summary:
        'Os filtros do catálogo e quanto cada um acharia além do que já se escolheu nos outros. Com palavras, contam-se os primeiros 1.001 resultados',
      query: offerFacetsQuery,
      answer: z.array(facetGroup),
    },
    async ({ query: { query, literal, ...sent } }) => {
      const choices = chosenOf(OFFER_FACETS, sent)
      const found = await exploreOffers(db, { query, choices, order: 'nome', literal })
      return offerGroups(db, found, API_OPTIONS_MAX)
    },
  )
  api.get(
    '/vendor/search/getPaginados',
    {
      access: ANYONE_SEARCHING,
      shows: ['vendors', 'offers', 'categories'],
      tag: 'Fornecedores',
      summary:
        'Busca de fornecedores, por página. Sem `ordem`: com palavras, por relevância; sem elas, os recomendados primeiro',
      query: vendorSearch,
      exact: foundAnswer(vendorWire),
    },
    async (call) => {
      const { query, page, limit, literal, ordem, ...sent } = call.query
      const choices = chosenOf(VENDOR_FACETS, sent)
      if (query && !ordem && !isChosen(choices)) {
        const found = await searchVendors(db, { query, page, limit, literal })
        call.onSent = countSearch(db, { source: 'vendors', query, page, total: found.total })
        return found
      }
      const found = await exploreVendors(db, {
        query,
        choices,
        order: ordem ?? 'relevancia',
        literal,
      })
      const ids = found.ids({ limit, offset: (page - 1) * limit })
      const consulta = presentReading(found.reading ?? AS_ASKED)
      return { ...pageOf(await vendorsAmong(db, ids), found.total, page, limit), consulta }
    },
  )
  api.get(
    '/vendor/facetas',
    {
      access: ANYONE_SEARCHING,
      shows: ['vendors', 'offers', 'categories'],
      tag: 'Fornecedores',
      summary:
        'Os filtros dos fornecedores e quanto cada um acharia além do que já se escolheu nos outros',
      query: vendorFacetsQuery,
      answer: z.array(facetGroup),
    },
    async ({ query: { query, literal, ...sent } }) => {
      const choices = chosenOf(VENDOR_FACETS, sent)
      const found = await exploreVendors(db, { query, choices, order: 'nome', literal })
      return vendorGroups(found, API_OPTIONS_MAX)
    },
  )
})
