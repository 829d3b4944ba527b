import { VENDOR_FACETS } from '#/addresses/facets.ts'
import { idsFound } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { REACHED_MAX } from '#/platform/server/database/word-search.server.ts'
import { type Asked, type Explored, explore } from '#/platform/server/facets/explore.server.ts'
import { groupsOf } from '#/platform/server/facets/groups.server.ts'
import { keptFinds, type Part } from '#/platform/server/facets/parts.server.ts'
import { VENDORS } from './repository.server.ts'

export const searchVendors = (db: Database, query: string, part?: Part, literal = false) =>
  keptFinds(db, VENDORS, [query, part?.key, literal], () =>
    idsFound(db, query, REACHED_MAX, part, literal),
  )

/** Suppliers, narrowed down by words and by what is chosen. */
export const exploreVendors = (
  db: Database,
  { literal, ...asked }: Asked & { literal?: boolean },
) => explore(db, VENDORS, (_db, query, part) => searchVendors(db, query, part, literal), asked)

/** What each facet of suppliers offers. */
export const vendorGroups = (explored: Explored<unknown>, most: number) =>
  groupsOf(VENDOR_FACETS, explored, { most })
