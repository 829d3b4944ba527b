import { and, inArray, type Placeholder, sql } from 'drizzle-orm'
import { offers } from '#/db/schema/index.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  type Question,
  type Searched,
  searchByWords,
  totalFound,
} from '#/platform/server/database/word-search.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import {
  byName,
  isShown,
  type OfferRow,
  offerColumns,
  page,
  type Scope,
  shown,
} from '../repository.server.ts'

/** Of products named exactly as asked, as many come first. */
const NAMESAKES_MAX = 100

const SEARCHED: Searched<OfferRow> = {
  name: 'offers',
  table: offers,
  places: [offers.nameSearch, offers.titleSearch, offers.search],
  shown: isShown,
  rowName: sql`${offers.name}`,
  tags: ['offers', 'categories'],
  byName: (db, where, slice) => page(db, where, byName, slice),
  weighed: (db, subquery) =>
    db
      .select({ ...offerColumns, size: sql<number>`weighed.size` })
      .from(offers)
      .innerJoin(subquery, sql`weighed.id = ${offers.id}`)
      .orderBy(sql`weighed.first DESC, weighed.weight DESC`, ...byName),
}

const readAsked = (db: Database, query: string | Placeholder, scope?: Scope) => {
  const exactly = and(shown(scope), sql`praca_fold(${offers.name}) = praca_fold(${query})`)
  return db
    .select({
      words: sql<string | null>`praca_tsquery(${query})::text`,
      exact: sql<string[]>`array(SELECT id::text FROM ${offers} WHERE ${exactly}
        ORDER BY id LIMIT ${sql.raw(String(NAMESAKES_MAX))})`,
    })
    .from(sql`(VALUES (1)) AS one`)
}

const asked = prepared('search', (db) => readAsked(db, sql.placeholder('query')))

async function questionOf(db: Database, query: string, scope: Scope = {}): Promise<Question> {
  const isWhole = !(scope.kind || scope.category)
  const key = `offers ${JSON.stringify([query, scope.kind, scope.category])}`
  const found = await kept(db, { key, tags: SEARCHED.tags }, async () => {
    const [row] = await (isWhole ? asked(db).execute({ query }) : readAsked(db, query, scope))
    return row ?? { words: null, exact: [] }
  })
  return {
    key,
    words: found.words,
    exact:
      found.exact.length > 0
        ? { where: inArray(offers.id, found.exact), size: found.exact.length }
        : undefined,
    part: isWhole ? undefined : shown(scope),
  }
}

/** What holds all words of a question: what is named exactly so, names, what an offer is, what is written of it. */
export const searchOffers = async (db: Database, query: string, slice: Slice, scope?: Scope) =>
  searchByWords(db, SEARCHED, await questionOf(db, query, scope), slice)

/** Whether a search by words finds anything. */
export const findsAnything = async (db: Database, query: string, scope?: Scope) =>
  (await totalFound(db, SEARCHED, await questionOf(db, query, scope))) > 0
