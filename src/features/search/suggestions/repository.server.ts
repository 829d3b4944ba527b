import { type SQL, sql } from 'drizzle-orm'
import { categories, offerCategories, offers, vendorName, vendors } from '#/db/schema/index.ts'
import { isHighlyRated } from '#/db/schema/ratings.ts'
import { sampleOfOffers } from '#/features/catalogue/service.server.ts'
import { sampleOfVendors } from '#/features/vendors/service.server.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Sample } from '#/platform/server/database/sample.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { beginning, one } from '#/platform/server/search/query.ts'

/** Of names that begin as typed, as many are compared; only a letter or two find more. */
const BEGUN_MAX = 400
/** Of names that have the words inside, as many are compared. */
const WITHIN_MAX = 24
/** Rows with a rare word that are looked at for the other words. */
const RARE_MAX = 500
/** Rows that are looked at where all words are common. */
const LOOKED_AT_MAX = 4000
/** Of the best rated, which are compared whatever else is found. */
const KNOWN_MAX = 5000
/** Of names that begin as one spelling, as many are compared. */
const SPELT_MAX = 20
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
  name: 'offers' | 'vendors'
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
  /** The categories under which it is filed, as they are shown. */
  filed: SQL
  /** Words of some of its rows, where it is large. */
  sampled(db: Database): Promise<Sample | undefined>
}

const OFFERS: Named = {
  name: 'offers',
  table: sql`${offers}`,
  id: sql`${offers.id}`,
  shownName: sql`${offers.name}`,
  nameSearch: sql`${offers.nameSearch}`,
  isShown: sql`${offers.isVisible}`,
  isKnown: sql`${offers.ratingCount} > 0`,
  score: sql`${offers.ratingIndex}`,
  columns: sql`${offers.name}, ${offers.kind}, ${offers.categoryText} AS "categoryText",
    ${offers.logoKey} AS "logoKey", ${offers.rating}`,
  isBestRated: isHighlyRated(offers),
  filed: sql`${offers.categoryText}`,
  sampled: sampleOfOffers,
}

const VENDORS: Named = {
  name: 'vendors',
  table: sql`${vendors}`,
  id: sql`${vendors.id}`,
  shownName: vendorName,
  nameSearch: sql`${vendors.nameSearch}`,
  isShown: sql`${vendors.isVisible}`,
  // What nobody has confirmed as its company's comes after the others, whatever is said of it.
  isKnown: sql`${vendors.unconfirmedSince} IS NULL AND ${vendors.ratingCount} > 0`,
  score: sql`${vendors.ratingIndex}`,
  columns: sql`${vendors.nomeFantasia} AS "nomeFantasia", ${vendors.razaoSocial} AS "razaoSocial",
    ${vendors.isAssociated} AS "isAssociated", ${vendors.logoKey} AS "logoKey", ${vendors.rating}`,
  isBestRated: sql`${vendors.unconfirmedSince} IS NULL AND ${isHighlyRated(vendors)}`,
  filed: sql`''`,
  sampled: sampleOfVendors,
}

/** Condition of the names that begin as `typed`. */
const beginsSo = ({ shownName }: Named) => sql`(praca_fold(${shownName}) ~>=~ typed.lowest
  AND praca_fold(${shownName}) ~<~ typed.past)`

/** Names have the first place among the words of a sample. */
const IN_NAMES = 0

/** No letter comes after U+10FFFF. */
const PAST = sql`chr(1114111)`

/** Rows as they are compared. */
function rowsOf(named: Named, begins: SQL, where: SQL, from = named.table) {
  const { id, shownName, isKnown, score, columns, isShown } = named
  return sql`SELECT ${id}, ${columns}, ${begins} AS begins, ${isKnown} AS known, ${score} AS score,
    ${shownName} AS shown_name FROM ${from} WHERE ${isShown} AND ${where}`
}

const upTo = (limit: number) => sql.raw(`LIMIT ${limit}`)

/** The best of some rows: those that begin as typed first, known before unknown, short before long. */
const best = <Found extends Ranked>(db: Database, rows: SQL) =>
  db.select({ found: sql<Found>`to_jsonb(found)` }).from(sql`(SELECT * FROM (${rows}) AS candidates
      ORDER BY begins DESC, known DESC, score DESC, char_length(shown_name),
        shown_name COLLATE "und-x-icu", id LIMIT ${sql.placeholder('limit')}) AS found`)

const each = (list: string) => sql`jsonb_array_elements_text(${sql.placeholder(list)}::jsonb)`

/** How a table is asked for names. */
function source<Found extends Ranked>(named: Named) {
  const { name, table, nameSearch, isShown, sampled } = named
  const has = (words: string) => sql`${nameSearch} @@ ${sql.placeholder(words)}::tsquery`
  const statement = (what: string, rows: SQL) =>
    prepared(`${name} suggested: ${what}`, (db) => best<Found>(db, rows))

  const begun = statement(
    'begun',
    sql`WITH typed AS MATERIALIZED (
      SELECT lowest, lowest || ${PAST} AS past FROM praca_fold(${sql.placeholder('typed')}::text) AS lowest)
    (SELECT part.* FROM typed CROSS JOIN LATERAL (
      ${rowsOf(named, sql`true`, beginsSo(named))} ${upTo(BEGUN_MAX)}) AS part)
    UNION
    SELECT part.* FROM typed CROSS JOIN LATERAL (
      ${rowsOf(named, beginsSo(named), sql`${named.id} IN (SELECT ${each('ids')}::uuid)`)}) AS part`,
  )
  const among = statement(
    'among',
    rowsOf(named, sql`false`, sql`${named.id} IN (SELECT ${each('ids')}::uuid)`),
  )
  const spelt = statement(
    'spelt',
    sql`SELECT DISTINCT part.* FROM (SELECT lowest, lowest || ${PAST} AS past
      FROM ${each('spellings')} AS lowest) AS typed
    CROSS JOIN LATERAL (
      ${rowsOf(named, sql`true`, beginsSo(named))} ${upTo(SPELT_MAX)}) AS part`,
  )
  // As subqueries of their own, so that the index is asked for rare words alone, and rows are read no further.
  const ofRare = sql`(SELECT * FROM ${table} WHERE ${isShown} AND ${has('rare')} ${upTo(RARE_MAX)}) AS ${table}`
  const ofAny = sql`(SELECT * FROM ${table} WHERE ${isShown} ${upTo(LOOKED_AT_MAX)}) AS ${table}`
  const withRare = statement(
    'with a rare word',
    sql`${rowsOf(named, sql`false`, has('words'), ofRare)} ${upTo(WITHIN_MAX)}`,
  )
  const withCommon = statement(
    'with common words',
    sql`${rowsOf(named, sql`false`, has('words'), ofAny)} ${upTo(WITHIN_MAX)}`,
  )
  const found = async (rows: Promise<{ found: Found }[]>) => (await rows).map((row) => row.found)
  return {
    /** Those that begin as typed, and some that were found already; what is hidden since is left out. */
    begun: (db: Database, typed: string, ids: string[], limit: number) =>
      found(begun(db).execute({ typed, ids: JSON.stringify(ids), limit })),

    /** Those of some ids that readers see, the best rated first. */
    among: (db: Database, ids: string[]) =>
      found(among(db).execute({ ids: JSON.stringify(ids), limit: ids.length })),

    /** Those that begin as one of some spellings, folded. */
    spelt: (db: Database, spellings: string[], limit: number) =>
      found(spelt(db).execute({ spellings: JSON.stringify(spellings), limit })),

    /**
     * Those that have words, as texts of tsqueries.
     * @param rare what the index is asked for; null looks at some rows, of which many have the words
     */
    within: (db: Database, words: string, rare: string | null, limit: number) =>
      found(
        rare === null
          ? withCommon(db).execute({ words, limit })
          : withRare(db).execute({ words, rare, limit }),
      ),

    /** About how many names have each word, the last one as the beginning of a word; none of a small table. */
    counts: async (db: Database, words: string[]): Promise<number[]> => {
      const sample = await sampled(db)
      return words.map((word, at) =>
        sample ? sample.estimate(at < words.length - 1 ? one(word) : beginning(word), IN_NAMES) : 0,
      )
    },

    /** The best rated, the best first. */
    known: (db: Database) =>
      db
        .select({ id: sql<string>`id`, name: sql<string>`name`, filed: sql<string>`filed` })
        .from(sql`(SELECT ${named.id} AS id, ${named.shownName} AS name, ${named.filed} AS filed FROM ${table}
          WHERE ${isShown} AND ${named.isBestRated}
          ORDER BY ${named.score} DESC ${upTo(KNOWN_MAX)}) AS known`),
  }
}
export type NameSource<Found extends Ranked> = ReturnType<typeof source<Found>>

export const offerNames = source<OfferFound>(OFFERS)
export const vendorNames = source<VendorFound>(VENDORS)

/** Active, with something that is seen, in it or in its subcategories. */
const isOffered = sql`${categories.active} AND EXISTS (
  SELECT FROM ${categories} AS own
  JOIN ${offerCategories} ON ${offerCategories.categoryId} = own.id
  JOIN ${offers} ON ${offers.id} = ${offerCategories.offerId} AND ${offers.isVisible}
  WHERE ${sql.raw('categories.id')} IN (own.id, own.parent_id))`

/** Categories under which something is seen. */
export const offeredCategories = (db: Database) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(isOffered)
    .orderBy(sql`${categories.name} COLLATE "und-x-icu"`)
    .limit(CATEGORIES_MAX)
