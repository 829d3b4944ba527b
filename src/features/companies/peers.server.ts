import { sql } from 'drizzle-orm'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export interface MainCategory {
  id: string
  name: string
}

/** Of what a supplier sells, how much is looked at. */
const LOOKED_AT = 1000

/**
 * The category in which a supplier competes: the one that most of its own products name first; of these the
 * one that most of all it sells names, then the one of what is reviewed most.
 * @returns undefined where it sells nothing that others see
 */
export async function mainCategoryOf(
  db: Database,
  vendorId: string,
): Promise<MainCategory | undefined> {
  const [main] = await rowsOf<MainCategory>(
    db,
    sql`SELECT categories.id, categories.name
    FROM (SELECT offer_id, origin FROM vendor_offers WHERE vendor_id = ${vendorId}
      LIMIT ${LOOKED_AT}) sold
    JOIN offers ON offers.id = sold.offer_id AND offers.is_visible
    JOIN offer_categories chosen ON chosen.offer_id = offers.id AND chosen.position = 0
    JOIN categories ON categories.id = chosen.category_id
    GROUP BY categories.id
    ORDER BY count(*) FILTER (WHERE sold.origin = 'own') DESC, count(*) DESC,
      sum(offers.rating_count) DESC, categories.name
    LIMIT 1`,
  )
  return main
}
