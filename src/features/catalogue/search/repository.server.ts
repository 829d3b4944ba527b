import { sql } from 'drizzle-orm'
import { offers } from '#/db/schema/index.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type Searched, weighedColumns } from '#/platform/server/database/word-search.server.ts'
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
  score: sql`${offers.ratingScore}`,
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

/** What a question finds in the catalogue, or in a part of it. */
export const searchOffers = (
  db: Database,
  query: string,
  slice: Slice,
  scope: Scope = {},
  literal = false,
) => {
  const { kind, category, part: within } = scope
  const key = JSON.stringify([kind, category, within?.key])
  const part = kind || category || within ? { where: shown(scope), key } : undefined
  return search(db, SEARCHED, { query, part, literal }, slice)
}

/** Why a question finds what it finds. */
export const explainSearch = (db: Database, query: string, limit: number) =>
  explain(db, SEARCHED, query, limit)
