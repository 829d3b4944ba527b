import { sql } from 'drizzle-orm'
import { offers } from '#/db/schema/index.ts'
import { sampleOf } from '#/platform/server/database/sample.server.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  idsOf,
  type Searched,
  weighedColumns,
} from '#/platform/server/database/word-search.server.ts'
import { search } from '#/platform/server/search/engine.server.ts'
import { explain } from '#/platform/server/search/explanation.server.ts'
import {
  byName,
  isShown,
  type OfferRow,
  offerColumns,
  offersAmong,
  page,
  type Scope,
  shown,
} from '../repository.server.ts'

const SEARCHED: Searched<OfferRow> = {
  name: 'offers',
  table: offers,
  id: sql`${offers.id}`,
  places: [offers.nameSearch, offers.titleSearch, offers.search],
  shown: isShown,
  rowName: sql`${offers.name}`,
  foldedName: sql`praca_fold(${offers.name})`,
  texts: sql`concat_ws(' ', ${offers.name}, ${offers.categoryText}, ${offers.manufacturer},
    ${offers.slogan}, ${offers.description})`,
  isProgram: sql`${offers.kind} = 'software'`,
  score: sql`${offers.ratingIndex}`,
  tags: ['offers', 'categories'],
  byName: (db, where, slice) => page(db, where, byName, slice),
  weighed: (db, subquery) =>
    db
      .select({ ...offerColumns, ...weighedColumns })
      .from(offers)
      .innerJoin(subquery, sql`weighed.id = ${offers.id}`)
      .orderBy(sql`weighed.place`),
  among: (db, ids) => offersAmong(db).execute({ ids: JSON.stringify(ids) }),
}

/** Words of some offers, those of names at first. */
export const sampleOfOffers = (db: Database) => sampleOf(db, SEARCHED)

/** The part of the catalogue that is searched. */
function partOf(scope: Scope) {
  const { kind, category, part: within } = scope
  const key = JSON.stringify([kind, category, within?.key])
  return kind || category || within ? { where: shown(scope), key } : undefined
}

/** What a question finds in the catalogue, or in a part of it. */
export const searchOffers = (
  db: Database,
  query: string,
  slice: Slice,
  scope: Scope = {},
  literal = false,
) => search(db, SEARCHED, { query, part: partOf(scope), literal }, slice)

const IDS = idsOf(SEARCHED)

/** The same, of which nothing is read but ids: of many, rows take most of the time. */
export const searchOfferIds = (
  db: Database,
  query: string,
  slice: Slice,
  scope: Scope = {},
  literal = false,
) => search(db, IDS, { query, part: partOf(scope), literal }, slice)

/** Why a question finds what it finds. */
export const explainSearch = (db: Database, query: string, limit: number) =>
  explain(db, SEARCHED, query, limit)
