import { and, eq, inArray } from 'drizzle-orm'
import { offerTraits } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Values by facet, as lists are narrowed down by them. */
export type Traits = Readonly<Record<string, readonly string[]>>

/** Gives an offer these values of these facets, in place of those it had of them. */
export async function setTraits(tx: Database, offerId: string, traits: Traits) {
  const facets = Object.keys(traits)
  await tx
    .delete(offerTraits)
    .where(and(eq(offerTraits.offerId, offerId), inArray(offerTraits.facet, facets)))
  const rows = Object.entries(traits).flatMap(([facet, values]) =>
    [...new Set(values)].map((value) => ({ offerId, facet, value })),
  )
  if (rows.length > 0) await tx.insert(offerTraits).values(rows)
}
