import { type Facet, OFFER_FACETS, type OfferFacet } from '#/addresses/facets.ts'
import { keptParameters, readParameters } from '#/addresses/match.ts'
import type { Parameter } from '#/addresses/parameters.ts'
import { ADDRESSES } from '#/addresses/table.ts'
import { categoryPath, offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { exploreOffers } from '#/features/explorer/software.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { recordId } from '#/platform/wire.ts'
import { SEARCH_OFFERS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { Subject } from './schema.ts'

interface Resolved {
  row: repository.Subject
  /** As it is asked for again. */
  alvo: string
  nome: string
  link: string
}

/** Of the list of products, how it is shown: that does not change what is in it. */
const SHOWN = new Set(['comparar', 'ordem', 'page'])
const parameters = Object.fromEntries(
  Object.entries<Parameter<unknown>>(ADDRESSES.softwares.parameters).filter(
    ([name]) => !SHOWN.has(name),
  ),
)

/** The parameters of a list that say what is in it, in one order. */
const searchOf = (text: string) =>
  keptParameters({ parameters }, new URLSearchParams(text)).toString()

/** A list of products, by its parameters. */
export const searchPath = (search: string) => `/softwares?${search}`

const FACET_NAMES = Object.keys(OFFER_FACETS) as OfferFacet[]

/** What a search is called, as 'loja, ERP, Pix'. */
export function searchName(search: string): string {
  const read = readParameters('softwares', new URLSearchParams(search))
  const chosen = FACET_NAMES.flatMap((name) => {
    const facet: Facet = OFFER_FACETS[name]
    const values: string[] = read[name]
    // What has no word of its own is an id.
    if (name === 'fornecedor') return values.map(() => facet.title)
    return values.map((value) => facet.texts?.[value] ?? value)
  })
  return [...(read.search ? [`“${read.search}”`] : []), ...chosen].join(', ')
}

/** The id of what is meant. @throws AppError 404 for what is no id */
function idOf(text: string, missing: string): string {
  const { data } = recordId.safeParse(text)
  if (!data) throw notFound(missing)
  return data
}

/**
 * What somebody wants to watch, by its name.
 * @throws AppError 404 for what is not there or hidden, 400 for a search of everything
 */
export async function resolve(db: Database, { tipo, alvo }: Subject): Promise<Resolved> {
  if (tipo === 'produto') {
    const missing = 'Software não encontrado.'
    const offerId = idOf(alvo, missing)
    const nome = await repository.offerNamed(db, offerId)
    if (nome === undefined) throw notFound(missing)
    return { row: { offerId }, alvo: offerId, nome, link: offerPath(offerId) }
  }
  if (tipo === 'fornecedor') {
    const missing = 'Fornecedor não encontrado.'
    const vendorId = idOf(alvo, missing)
    const nome = await repository.vendorNamed(db, vendorId)
    if (nome === undefined) throw notFound(missing)
    return { row: { vendorId }, alvo: vendorId, nome, link: vendorPath(vendorId) }
  }
  if (tipo === 'categoria') {
    const category = await repository.categoryNamed(db, alvo)
    if (!category) throw notFound('Categoria não encontrada.')
    const { id: categoryId, name: nome } = category
    return { row: { categoryId }, alvo: nome, nome, link: categoryPath(nome) }
  }
  const search = searchOf(alvo)
  if (!search) {
    const message = 'Pesquise algo ou escolha um filtro antes de acompanhar.'
    throw new AppError(400, message, { alvo: message })
  }
  return { row: { search }, alvo: search, nome: searchName(search), link: searchPath(search) }
}

/** What a search finds now: what fits best, and what is newest in it. */
export async function offersFound(db: Database, search: string): Promise<string[]> {
  const read = readParameters('softwares', new URLSearchParams(search))
  const choices = Object.fromEntries(FACET_NAMES.map((name) => [name, read[name]]))
  const { search: query, literal } = read
  const explored = await exploreOffers(db, { query, choices, order: '', literal })
  const slice = { limit: SEARCH_OFFERS, offset: 0 }
  return [...new Set([...explored.ids(slice), ...explored.ids(slice, 'recentes')])]
}
