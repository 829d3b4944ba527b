import { sql } from 'drizzle-orm'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
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

/** @returns ids in the order of what is asked for; all of it is there */
export async function idsOfSoftware(
  tx: Database,
  software: Pick<OfferRow, 'name' | 'manufacturer'>[],
): Promise<string[]> {
  const asked = software.map(({ name, manufacturer }) => ({ name, manufacturer }))
  const found = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT offers.id FROM jsonb_array_elements(${JSON.stringify(asked)}::jsonb)
          WITH ORDINALITY AS given(row, position)
        JOIN offers ON offers.kind = 'software'
          AND praca_fold(offers.name) = praca_fold(row->>'name')
          AND praca_fold(coalesce(offers.manufacturer, '')) = praca_fold(row->>'manufacturer')
        ORDER BY position`,
  )
  return found.map(({ id }) => id)
}
