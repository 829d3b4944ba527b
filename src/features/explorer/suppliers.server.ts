import { VENDOR_FACETS } from '#/addresses/facets.ts'
import { idsFound } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  type Asked,
  type Explored,
  explore,
  type Found,
  LOOKED_AT_MAX,
  type Part,
} from '#/platform/server/facets/explore.server.ts'
import { groupsOf } from '#/platform/server/facets/groups.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import type { Reading } from '#/platform/server/search/reading.ts'
import { VENDORS } from './repository.server.ts'

const BYTES_EACH = 64

export function searchVendors(db: Database, query: string, part?: Part, literal = false) {
  const key = `found vendors ${JSON.stringify([query, part?.key, literal])}`
  const bytesOf = ({ ids }: Found<Reading>) => (ids.length + 4) * BYTES_EACH
  return kept(db, { key, tags: VENDORS.tags, bytesOf }, () =>
    idsFound(db, query, LOOKED_AT_MAX, part, literal),
  )
}

/** Suppliers, narrowed down by words and by what is chosen. */
export const exploreVendors = (
  db: Database,
  { literal, ...asked }: Asked & { literal?: boolean },
) => explore(db, VENDORS, (_db, query, part) => searchVendors(db, query, part, literal), asked)

/** What each facet of suppliers offers. */
export const vendorGroups = (explored: Explored<unknown>, most: number) =>
  groupsOf(VENDOR_FACETS, explored, { most })
