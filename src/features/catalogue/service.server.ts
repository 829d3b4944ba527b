import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { BEST_RATED_MAX, HIGH_RATING, SUGGESTIONS_MAX } from './limits.ts'
import { presentCard, presentOffer } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { OfferCard, OfferWire } from './schema.ts'
import * as words from './search/repository.server.ts'

export interface OfferSearch extends repository.Scope {
  query: string
  page: number
  limit: number
}

/**
 * A page of the catalogue. Without words, by name; with words, what contains them all; and when
 * nothing does, the names that look alike.
 */
async function findPage(db: Database, { query, page, limit, ...scope }: OfferSearch) {
  const slice = { limit, offset: (page - 1) * limit }
  if (!query) return repository.listOffers(db, slice, scope)
  const found = await words.searchOffers(db, query, slice, scope)
  if (found.total > 0) return found
  const alike = await repository.searchOffersLike(db, query, scope)
  return { rows: alike.slice(slice.offset, slice.offset + limit), total: alike.length }
}

export async function searchCards(db: Database, search: OfferSearch): Promise<Page<OfferCard>> {
  const { rows, total } = await findPage(db, search)
  return pageOf(rows.map(presentCard), total, search.page, search.limit)
}

export async function searchOffers(db: Database, search: OfferSearch): Promise<Page<OfferWire>> {
  const { rows, total } = await findPage(db, search)
  return pageOf(
    rows.map((row) => presentOffer(row)),
    total,
    search.page,
    search.limit,
  )
}

/** The best rated of what a search finds; of names alike where it finds only these. */
async function findBestRated(db: Database, query: string, scope?: repository.Scope) {
  const best = await repository.bestRatedOffers(db, query, BEST_RATED_MAX, scope)
  if (best.length > 0 || !query) return best
  if (await words.findsAnything(db, query, scope)) return []
  const alike = await repository.searchOffersLike(db, query, scope)
  return alike.filter(({ rating }) => rating >= HIGH_RATING).slice(0, BEST_RATED_MAX)
}

export async function bestRatedCards(db: Database, query = '', scope?: repository.Scope) {
  return (await findBestRated(db, query, scope)).map(presentCard)
}

export async function bestRatedOffers(db: Database, query: string): Promise<OfferWire[]> {
  return (await findBestRated(db, query)).map((row) => presentOffer(row))
}

/** @throws AppError 404 */
export async function getOffer(db: Database, id: string): Promise<OfferWire> {
  const row = await repository.findOffer(db, id)
  if (!row) throw notFound('Software não encontrado.')
  return presentOffer(row, row.photoKeys)
}

interface VendorOffers {
  page: number
  limit: number
  kind: repository.OfferKind
  /** What is not seen as well, for those who manage it. */
  withHidden?: boolean
}

export async function offersOfVendor(
  db: Database,
  vendorId: string,
  { page, limit, kind, withHidden = false }: VendorOffers,
): Promise<Page<OfferCard>> {
  const slice = { limit, offset: (page - 1) * limit }
  const which = { kind, withHidden }
  const { rows, total } = await repository.offersOfVendor(db, vendorId, slice, which)
  return pageOf(rows.map(presentCard), total, page, limit)
}

/** Software whose names hold what was typed; where none does, those that look alike. */
export async function suggestNames(db: Database, query: string) {
  const software = { kind: 'software' } as const
  const named = await repository.findNamed(db, query, SUGGESTIONS_MAX, software)
  const rows = named.length > 0 ? named : await repository.searchOffersLike(db, query, software)
  return rows.slice(0, SUGGESTIONS_MAX).map((row) => ({ _id: row.id, name: row.name }))
}

export const catalogueTotals = repository.countByKind
export const hasDemoOffers = repository.hasDemoOffers
