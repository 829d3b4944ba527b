import { type SQL, sql } from 'drizzle-orm'
import { categories, offerCategories, offers, offerTraits } from '#/db/schema/index.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { CANDIDATES_MAX } from './limits.ts'
import type { Weighed } from './reasons.ts'

export type Candidate = Weighed & { id: string }

interface Row {
  id: string
  categoryText: string
  score: number
  traits: string[] | null
}

const seen = sql`${offers.isVisible} AND ${offers.kind} = 'software'`

/** Software as it is weighed. @param among its ids, best rated first */
async function weighed(db: Database, among: SQL): Promise<Candidate[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT ${offers.id} AS id, ${offers.categoryText} AS "categoryText",
        ${offers.ratingIndex} AS score,
        (SELECT array_agg(${offerTraits.facet} || '=' || ${offerTraits.value})
          FROM ${offerTraits} WHERE ${offerTraits.offerId} = ${offers.id}) AS traits
      FROM ${offers} WHERE ${offers.id} IN (${among}) AND ${seen}
      ORDER BY ${offers.ratingIndex} DESC, ${offers.id}`,
  )
  return rows.map(({ categoryText, traits, ...row }) => ({
    ...row,
    categories: categoryText ? categoryText.split(CATEGORY_SEPARATOR) : [],
    traits: traits ?? [],
  }))
}

export const softwareAmong = (db: Database, ids: string[]) =>
  weighed(db, sql`SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`)

/** The best rated software of a category. */
export const bestOf = (db: Database, category: string) =>
  weighed(
    db,
    sql`SELECT ${offers.id} FROM ${offerCategories}
      JOIN ${categories} ON ${categories.id} = ${offerCategories.categoryId}
      JOIN ${offers} ON ${offers.id} = ${offerCategories.offerId}
      WHERE ${categories.name} = ${category} AND ${categories.kind} = 'software' AND ${seen}
      ORDER BY ${offers.ratingIndex} DESC, ${offers.id} LIMIT ${CANDIDATES_MAX}`,
  )
