import { inArray, type SQL, sql } from 'drizzle-orm'
import { offerCategories } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export interface OfferRow {
  /** Used if the software is new. */
  id: string
  name: string
  manufacturer: string
  soldBy: string
  slogan: string
  description: string
  site: string | null
  categoryText: string
}

/** Both drivers answer a raw statement with its rows under `rows`. */
async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] }
  return rows
}

/**
 * What tells one software from another, hashed to 64 bits: the names of the key
 * `offers_software_key`, folded by the same function.
 */
export async function naturalKeys(
  db: Database,
  rows: { name: string; manufacturer: string }[],
): Promise<bigint[]> {
  const found = await rowsOf<{ key: string }>(
    db,
    sql`SELECT hashtextextended(
          praca_fold(row->>'name') || E'\\n' || praca_fold(row->>'manufacturer'), 0)::text AS key
        FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS given(row, position)
        ORDER BY position`,
  )
  return found.map(({ key }) => BigInt(key))
}

/**
 * Inserts the software that is new and updates what differs; what is equal is not written. Of what
 * exists only these columns change, and a missing site erases none.
 * @param rows at most one of each software
 * @returns what was written, with the id that it has
 */
export async function upsertSoftware(tx: Database, rows: OfferRow[]) {
  const written = await rowsOf<{ id: string; name: string; manufacturer: string }>(
    tx,
    sql`INSERT INTO offers
          (kind, id, name, manufacturer, sold_by, slogan, description, site, category_text)
        SELECT 'software', id, name, manufacturer, "soldBy", slogan, description, site, "categoryText"
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(
          id uuid, name text, manufacturer text, "soldBy" text, slogan text, description text,
          site text, "categoryText" text)
        ON CONFLICT (praca_fold(name), praca_fold(coalesce(manufacturer, ''))) WHERE kind = 'software'
        DO UPDATE SET
          name = excluded.name,
          manufacturer = excluded.manufacturer,
          sold_by = excluded.sold_by,
          slogan = excluded.slogan,
          description = excluded.description,
          site = coalesce(excluded.site, offers.site),
          category_text = excluded.category_text,
          updated_at = now()
        WHERE (offers.name, offers.manufacturer, offers.sold_by, offers.slogan, offers.description,
               offers.site, offers.category_text)
          IS DISTINCT FROM (excluded.name, excluded.manufacturer, excluded.sold_by, excluded.slogan,
               excluded.description, coalesce(excluded.site, offers.site), excluded.category_text)
        RETURNING id, name, manufacturer`,
  )
  const given = new Map(rows.map((row) => [identity(row), row]))
  return written.map((offer) => {
    const row = given.get(identity(offer))
    if (!row) throw new Error(`offer ${offer.id} was written but not given`)
    return { id: offer.id, isNew: offer.id === row.id, row }
  })
}

/** A line break is in neither part. */
const identity = ({ name, manufacturer }: { name: string; manufacturer: string }) =>
  `${name}\n${manufacturer}`

/** Gives each offer these categories, in their order, in place of those it had. */
export async function replaceCategories(
  tx: Database,
  offers: { offerId: string; categoryIds: string[] }[],
) {
  if (offers.length === 0) return
  const ids = offers.map(({ offerId }) => offerId)
  await tx.delete(offerCategories).where(inArray(offerCategories.offerId, ids))
  const links = offers.flatMap(({ offerId, categoryIds }) =>
    categoryIds.map((categoryId, position) => ({ offerId, categoryId, position })),
  )
  if (links.length > 0) await tx.insert(offerCategories).values(links)
}

/** The embedded database gathers no statistics by itself, and its searches need them. */
export async function gatherStatistics(db: Database) {
  await db.execute(sql`ANALYZE`)
}
