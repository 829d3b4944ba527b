import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Unit } from '#/domain/product-facts.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { type KeepingEach, keptEach } from '#/platform/server/kept-each.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { presentReading, type ReadingWire } from '#/platform/server/search/presenter.ts'
import { AS_ASKED, type Reading } from '#/platform/server/search/reading.ts'
import { isNamedLike } from '#/platform/server/search/spelling.ts'
import { BEST_RATED_MAX, PRICED_MIN, SUGGESTIONS_MAX } from './limits.ts'
import { presentCard, presentOffer } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { OfferCard, OfferWire } from './schema.ts'
import * as words from './search/repository.server.ts'

/** Of what may be meant, as many are looked at for the best rated. */
const GUESSES_MAX = 60

export interface OfferSearch extends repository.Scope {
  query: string
  page: number
  limit: number
  /** All words as they were typed: nothing is repaired, left out or added. */
  literal?: boolean
}

/** A page of the catalogue: without words by name, with words what they find. */
async function findPage(db: Database, { query, page, limit, literal, ...scope }: OfferSearch) {
  const slice = { limit, offset: (page - 1) * limit }
  if (!query) return { ...(await repository.listOffers(db, slice, scope)), reading: AS_ASKED }
  return words.searchOffers(db, query, slice, scope, literal)
}

/** Ids of the first that a question with words finds, the best first, and how it was read. */
export async function idsFound(
  db: Database,
  query: string,
  most: number,
  scope: repository.Scope,
  literal?: boolean,
): Promise<{ ids: string[]; reading: Reading }> {
  const slice = { limit: most, offset: 0 }
  const { rows, reading } = await words.searchOfferIds(db, query, slice, scope, literal)
  return { ids: rows.map(({ id }) => id), reading }
}

const CARDS: KeepingEach = {
  key: 'cards of offers',
  tags: ['offers', 'categories'],
  most: 8000,
  bytesEach: 500,
}

/** Cards as they are kept, each with whether it may be called best rated. */
const keptCards = (db: Database, ids: string[]) =>
  keptEach(db, CARDS, ids, async (missing) =>
    (await repository.offersInOrder(db, missing)).map((row) => ({
      id: row.id,
      isBest: repository.isBestRated(row),
      card: presentCard(row),
    })),
  )

/** Cards of offers that readers see, in the order of their ids. */
export const cardsAmong = async (db: Database, ids: string[]): Promise<OfferCard[]> =>
  (await keptCards(db, ids)).map(({ card }) => card)

/** The same of those that may be called best rated. */
export const bestCardsAmong = async (db: Database, ids: string[]): Promise<OfferCard[]> =>
  (await keptCards(db, ids)).filter(({ isBest }) => isBest).map(({ card }) => card)

/** The same as the API gives them. */
export async function offersAmong(db: Database, ids: string[]): Promise<OfferWire[]> {
  return (await repository.offersInOrder(db, ids)).map((row) => presentOffer(row))
}

export async function searchCards(
  db: Database,
  search: OfferSearch,
): Promise<Page<OfferCard> & { reading: Reading }> {
  const { rows, total, reading } = await findPage(db, search)
  return { ...pageOf(rows.map(presentCard), total, search.page, search.limit), reading }
}

export async function searchOffers(
  db: Database,
  search: OfferSearch,
): Promise<Page<OfferWire> & { consulta: ReadingWire }> {
  const { rows, total, reading } = await findPage(db, search)
  const data = rows.map((row) => presentOffer(row))
  return { ...pageOf(data, total, search.page, search.limit), consulta: presentReading(reading) }
}

/** The best rated of what a search finds; where it may mean something else, of that. */
async function findBestRated(db: Database, query: string, scope?: repository.Scope) {
  const best = await repository.bestRatedOffers(db, query, BEST_RATED_MAX, scope)
  if (best.length > 0 || !query) return best
  const found = await words.searchOffers(db, query, { limit: GUESSES_MAX, offset: 0 }, scope)
  return found.rows.filter(repository.isBestRated).slice(0, BEST_RATED_MAX)
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
  return presentOffer(row, row)
}

/**
 * The same with what other features know of it, read in one statement.
 * @param name of the statement
 * @returns undefined for what readers do not see
 */
export function offerWith<All extends repository.Besides>(name: string, besides: All) {
  const find = repository.offerWith(name, besides)
  return async (db: Database, id: string) => {
    const found = await find(db, id)
    return found && { ...found.read, offer: presentOffer(found.row, found.row) }
  }
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

/** Software whose names hold what was typed; where none does, what it may mean. */
export async function suggestNames(db: Database, query: string) {
  const software = { kind: 'software' } as const
  const named = await repository.findNamed(db, query, SUGGESTIONS_MAX, software)
  if (named.length > 0) return named.map(presentName)
  const { rows } = await words.searchOffers(db, query, { limit: GUESSES_MAX, offset: 0 }, software)
  const alike = rows.filter(({ name }) => isNamedLike(name, query))
  return alike.slice(0, SUGGESTIONS_MAX).map(presentName)
}

/** What prices of one unit come to, in centavos a month. */
export interface UnitPrices {
  unit: Unit
  /** How many say it. */
  said: number
  least: number
  median: number
  most: number
}

export interface CategoryPrices {
  /** Software of the category. */
  of: number
  /** A unit each, the commonest first: of two units there is no median. */
  units: UnitPrices[]
}

/**
 * What the software of a category costs a month, by the least that each says (decision 49).
 * @param category a name that is known to be one
 * @returns null where too few say it
 */
export async function categoryPrices(
  db: Database,
  category: string,
): Promise<CategoryPrices | null> {
  const rows = await kept(
    db,
    { key: `prices of ${category}`, tags: ['offers', 'categories'] },
    () => repository.monthlyPricesIn(db, category),
  )
  const units = rows.flatMap(({ unit, of: _of, makers, ...prices }) =>
    unit && makers >= PRICED_MIN ? [{ unit, ...prices }] : [],
  )
  return units.length > 0 ? { of: rows.reduce((sum, row) => sum + row.of, 0), units } : null
}

const presentName = ({ id, name }: repository.OfferRow) => ({ _id: id, name })

export const catalogueTotals = repository.countByKind
export const hasDemoOffers = repository.hasDemoOffers
export const explainOfferSearch = words.explainSearch
export const { sampleOfOffers } = words
