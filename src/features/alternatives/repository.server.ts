import { type SQL, sql } from 'drizzle-orm'
import { categories, offerCategories, offers, offerTraits } from '#/db/schema/index.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import {
  beside,
  named,
  rowAs,
  rowsAs,
  wanted,
  wantedIs,
} from '#/platform/server/database/beside.server.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { CANDIDATES_MAX } from './limits.ts'
import { type Pair, pairsOf } from './pairs/repository.server.ts'
import type { Weighed } from './reasons.ts'

export type Candidate = Weighed & { id: string }

interface Row {
  id: string
  categoryText: string
  score: number
  traits: string[] | null
}

const seen = sql`${offers.isVisible} AND ${offers.kind} = 'software'`

const traitsOf = sql`(SELECT array_agg(${offerTraits.facet} || '=' || ${offerTraits.value})
  FROM ${offerTraits} WHERE ${offerTraits.offerId} = ${offers.id})`

const weighedColumns = named({
  id: offers.id,
  categoryText: offers.categoryText,
  score: offers.ratingIndex,
  traits: traitsOf,
})

/** Software as it is weighed. @param among its ids, best rated first */
async function weighed(db: Database, among: SQL): Promise<Candidate[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT ${weighedColumns}
      FROM ${offers} WHERE ${offers.id} IN (${among}) AND ${seen}
      ORDER BY ${offers.ratingIndex} DESC, ${offers.id}`,
  )
  return rows.map(candidateOf)
}

const candidateOf = ({ categoryText, traits, ...row }: Row): Candidate => ({
  ...row,
  categories: categoryText ? categoryText.split(CATEGORY_SEPARATOR) : [],
  traits: traits ?? [],
})

export const softwareAmong = (db: Database, ids: string[]) =>
  weighed(db, sql`SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`)

/** A software as it is weighed, and what people compared it with, the most often first. */
export interface Own {
  own: Candidate
  compared: Pair[]
}

/** The same of the offer that a statement is about; undefined for what is no software that readers see. */
export const ownBeside = beside(
  {
    row: rowAs<Row & { compared: Pair[] }>(sql`
      SELECT ${weighedColumns}, ${rowsAs(pairsOf(wanted))} AS compared
      FROM ${offers} WHERE ${offers.id} = ${wanted} AND ${seen}`),
  },
  ({ row }): Own | undefined => {
    if (!row) return undefined
    const { compared, ...own } = row
    return { own: candidateOf(own), compared }
  },
)

const ownSoftware = prepared('software to replace', (db) =>
  db.select(ownBeside.columns).from(wantedIs(sql.placeholder('id'))),
)

export async function findOwn(db: Database, id: string): Promise<Own | undefined> {
  const [row] = await ownSoftware(db).execute({ id })
  return row && ownBeside.read(row)
}

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
