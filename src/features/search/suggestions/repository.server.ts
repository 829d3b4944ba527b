import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { categories, offerCategories, offers, vendors } from '#/db/schema/index.ts'
import { isHighlyRated } from '#/db/schema/ratings.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Of names that begin as typed, as many are compared; only a letter or two find more. */
const BEGUN_MAX = 400
/** Of names that have the words inside, as many are compared. */
const WITHIN_MAX = 60
/** Of the best rated, which are compared whatever else is found. */
const KNOWN_MAX = 5000
const CATEGORIES_MAX = 2000

/** What all names are found by, and in what order they come. */
interface Ranked {
  id: string
  rating: number
  logoKey: string | null
  begins: boolean
  /** Whether somebody vouches for it, by a rating. */
  known: boolean
}

export interface OfferFound extends Ranked {
  kind: 'software' | 'service'
  name: string
  categoryText: string
}

export interface VendorFound extends Ranked {
  nomeFantasia: string | null
  razaoSocial: string
  isAssociated: boolean
}

/** A table whose names are suggested. */
interface Named {
  name: string
  table: SQL
  id: SQL
  /** The name that is shown: an index has it folded, in the order of its letters. */
  shownName: SQL
  nameSearch: SQL
  /** What readers see. Written out: a plan for any parameter knows no index of visible rows. */
  isShown: SQL
  isKnown: SQL
  score: SQL
  /** What a suggestion shows of it. */
  columns: SQL
  /** Those whose index has them by score. */
  isBestRated: SQL
}

const OFFERS: Named = {
  name: 'offers',
  table: sql`${offers}`,
  id: sql`${offers.id}`,
  shownName: sql`${offers.name}`,
  nameSearch: sql`${offers.nameSearch}`,
  isShown: sql`${offers.isVisible}`,
  isKnown: sql`${offers.ratingCount} > 0`,
  score: sql`${offers.ratingScore}`,
  columns: sql`${offers.name}, ${offers.kind}, ${offers.categoryText} AS "categoryText",
    ${offers.logoKey} AS "logoKey", ${offers.rating}`,
  isBestRated: isHighlyRated(offers),
}

const VENDORS: Named = {
  name: 'vendors',
  table: sql`${vendors}`,
  id: sql`${vendors.id}`,
  shownName: sql`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial})`,
  nameSearch: sql`${vendors.nameSearch}`,
  isShown: sql`${vendors.isVisible}`,
  // What nobody has confirmed as its company's comes after the others, whatever is said of it.
  isKnown: sql`${vendors.unconfirmedSince} IS NULL AND ${vendors.ratingCount} > 0`,
  score: sql`${vendors.ratingScore}`,
  columns: sql`${vendors.nomeFantasia} AS "nomeFantasia", ${vendors.razaoSocial} AS "razaoSocial",
    ${vendors.isAssociated} AS "isAssociated", ${vendors.logoKey} AS "logoKey", ${vendors.rating}`,
  isBestRated: sql`${vendors.unconfirmedSince} IS NULL AND ${isHighlyRated(vendors)}`,
}

type Text = string | Placeholder

/** Condition of the names that begin as typed. No letter comes after U+10FFFF. */
const beginsAs = ({ shownName }: Named, typed: Text) => sql`
  praca_fold(${shownName}) ~>=~ praca_fold(${typed}::text)
  AND praca_fold(${shownName}) ~<~ (praca_fold(${typed}::text) || chr(1114111))`

/** Some rows as they are compared. */
const candidates = (named: Named, typed: Text, which: SQL) => {
  const { id, shownName, isKnown, score, columns, table, isShown } = named
  return sql`SELECT ${id}, ${columns}, ${beginsAs(named, typed)} AS begins, ${isKnown} AS known,
    ${score} AS score, ${shownName} AS shown_name FROM ${table} WHERE ${isShown} AND ${which}`
}

/** Names that begin as typed first, known before unknown, short before long. */
const best = <Found extends Ranked>(db: Database, found: SQL, limit: number | Placeholder) =>
  db.select({ found: sql<Found>`to_jsonb(found)` }).from(sql`(SELECT * FROM (${found}) AS candidates
      ORDER BY begins DESC, known DESC, score DESC, char_length(shown_name),
        shown_name COLLATE "und-x-icu", id LIMIT ${limit}) AS found`)

const among = ({ id }: Named, ids: Placeholder) =>
  sql`${id} IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid)`

/** How a table is asked for names. */
function source<Found extends Ranked>(named: Named) {
  const [typed, ids] = [sql.placeholder('typed'), sql.placeholder('ids')]
  const begun = prepared(`${named.name} that begin so`, (db) => {
    const begin = candidates(
      named,
      typed,
      sql`${beginsAs(named, typed)} LIMIT ${sql.raw(String(BEGUN_MAX))}`,
    )
    const given = candidates(named, typed, among(named, ids))
    return best<Found>(db, sql`(${begin}) UNION ${given}`, sql.placeholder('limit'))
  })
  return {
    /** Those that begin as typed, and some that were found already; who is hidden since is left out. */
    begun: async (db: Database, typed: string, ids: string[], limit: number) =>
      (await begun(db).execute({ typed, ids: JSON.stringify(ids), limit })).map(
        ({ found }) => found,
      ),

    /**
     * Those that have words. Planned each time: of words that nearly all names have the first rows will do,
     * others are looked up.
     * @param words text of a tsquery
     */
    async within(db: Database, typed: string, words: string, limit: number) {
      const { nameSearch } = named
      const some = sql`${nameSearch} @@ ${words}::tsquery LIMIT ${sql.raw(String(WITHIN_MAX))}`
      return (await best<Found>(db, candidates(named, typed, some), limit)).map(
        ({ found }) => found,
      )
    },

    /** The best rated, the best first. */
    known: (db: Database) =>
      db
        .select({ id: sql<string>`id`, name: sql<string>`name` })
        .from(sql`(SELECT ${named.id} AS id, ${named.shownName} AS name FROM ${named.table}
          WHERE ${named.isShown} AND ${named.isBestRated}
          ORDER BY ${named.score} DESC LIMIT ${sql.raw(String(KNOWN_MAX))}) AS known`),
  }
}
export type NameSource<Found extends Ranked> = ReturnType<typeof source<Found>>

export const offerNames = source<OfferFound>(OFFERS)
export const vendorNames = source<VendorFound>(VENDORS)

/** Categories under which something is seen, by itself or in their subcategories. */
export const offeredCategories = (db: Database) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(
      sql`${categories.active} AND EXISTS (
        SELECT FROM ${categories} AS own
        JOIN ${offerCategories} ON ${offerCategories.categoryId} = own.id
        JOIN ${offers} ON ${offers.id} = ${offerCategories.offerId} AND ${offers.isVisible}
        WHERE ${sql.raw('categories.id')} IN (own.id, own.parent_id))`,
    )
    .orderBy(sql`${categories.name} COLLATE "und-x-icu"`)
    .limit(CATEGORIES_MAX)
