import { STATES } from '#/addresses/facets.ts'
import type { MarketFigures } from '#/db/schema/market.ts'
import { registeredName } from '#/domain/text.ts'
import { presentVendorCard } from '#/features/vendors/presenter.server.ts'
import type { VendorCard } from '#/features/vendors/schema.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { INDEXED_FROM, LIST_SIZE } from './limits.ts'
import { mapOf } from './map/map.server.ts'
import * as repository from './repository.server.ts'

/** A part of the market: what it is called where it is listed, how many companies it has, and its address. */
export interface Share {
  key: string
  name: string
  total: number
}

/** A place or an activity, with what is counted there. */
export interface Market {
  kind: repository.MarketKind
  key: string
  /** 'Brasil', 'São Paulo', 'Campinas, SP', or the words of the activity. */
  name: string
  total: number
  years: MarketFigures['years']
  sizes: Share[]
  states: Share[]
  cities: Share[]
  activities: Share[]
  /** First and latest month of the register, 'YYYY-MM'; null where none was read. */
  months: { first: string; last: string } | null
  /** Brazil by states, as SVG; null on the page of a city. */
  map: string | null
  isIndexed: boolean
}

/** Counts all places and activities anew, and has the pages that changed shown anew. */
export async function countMarket(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await repository.recount(tx)
    if (changed > 0) await dropPages(tx, ['market'])
  })
}

/** In words; the letters where there is no such state. */
export const stateName = (state: string) => STATES[state as keyof typeof STATES] ?? state

/** @returns null for what has no company */
export async function findMarket(
  db: Database,
  kind: repository.MarketKind,
  key: string,
): Promise<Market | null> {
  const tally = await repository.findTally(db, kind, key)
  if (!tally) return null
  const { figures, total } = tally
  const codes = figures.activities.map(([code]) => code)
  const [months, states, texts] = await Promise.all([
    repository.monthsRead(db),
    kind === 'state' ? repository.stateTotals(db) : undefined,
    repository.activityTexts(db, kind === 'activity' ? [key] : codes),
  ])
  const textOf = new Map(texts.map(({ code, text }) => [code, text]))
  const byState =
    states?.map(({ state, total: of }): [string, number] => [state, of]) ?? figures.states
  const name = {
    country: 'Brasil',
    state: stateName(key),
    city: `${registeredName(tally.name)}, ${tally.state}`,
    activity: textOf.get(key) ?? `CNAE ${key}`,
  }[kind]
  return {
    kind,
    key,
    name,
    total,
    years: figures.years,
    sizes: figures.sizes.map(([size, of]) => ({ key: size, name: size, total: of })),
    states: byState.map(([state, of]) => ({ key: state, name: stateName(state), total: of })),
    cities: figures.cities.map(([city, cityText, of]) => ({
      key: city,
      name:
        kind === 'state'
          ? registeredName(cityText)
          : `${registeredName(cityText)}, ${city.slice(0, 2)}`,
      total: of,
    })),
    activities: figures.activities.map(([code, of]) => ({
      key: code,
      name: textOf.get(code) ?? code,
      total: of,
    })),
    months: months && { first: months.first.slice(0, 7), last: months.last.slice(0, 7) },
    map: kind === 'city' ? null : mapOf(new Map(byState), kind === 'state' ? key : undefined),
    isIndexed: total >= INDEXED_FROM,
  }
}

/** Whether a state or a city, by its key, has a page. */
export const isKnownPlace = async (db: Database, key: string): Promise<boolean> =>
  (await repository.findTally(db, key.includes('/') ? 'city' : 'state', key)) !== undefined

/** Some suppliers of a list, and the id after which the next ones come; '' at its end. */
export interface SupplierSlice {
  cards: VendorCard[]
  next: string
}

/**
 * Suppliers of a place or an activity, some at a time.
 * @param after id of the last one of the page before; '' for the beginning
 * @returns null where that one is not there any more
 */
export async function suppliersOf(
  db: Database,
  kind: 'state' | 'city' | 'activity',
  key: string,
  after: string,
): Promise<SupplierSlice | null> {
  const anchor = after ? await repository.findAnchor(db, after) : undefined
  if (after && !anchor) return null
  const rows = await (kind === 'activity'
    ? repository.suppliersOfActivity(db, key, anchor, LIST_SIZE + 1)
    : repository.suppliersOfPlace(db, await placeOf(db, kind, key), anchor, LIST_SIZE + 1))
  const shown = rows.slice(0, LIST_SIZE)
  return {
    cards: shown.map(presentVendorCard),
    next: rows.length > LIST_SIZE ? (shown.at(-1)?.id ?? '') : '',
  }
}

async function placeOf(db: Database, kind: 'state' | 'city', key: string) {
  const state = key.slice(0, 2)
  if (kind === 'state') return { state, folds: [] }
  const tally = await repository.findTally(db, kind, key)
  return { state, folds: tally?.folds ?? [''] }
}
