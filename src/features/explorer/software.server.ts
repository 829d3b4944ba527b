import { OFFER_FACETS } from '#/addresses/facets.ts'
import { categoryParents } from '#/features/catalogue/categories/service.server.ts'
import { idsFound } from '#/features/catalogue/service.server.ts'
import { INTEGRATIONS } from '#/features/facts/integrations.ts'
import { vendorNames } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { REACHED_MAX } from '#/platform/server/database/word-search.server.ts'
import { type Asked, type Explored, explore } from '#/platform/server/facets/explore.server.ts'
import { type Group, groupsOf } from '#/platform/server/facets/groups.server.ts'
import { keptFinds, type Part } from '#/platform/server/facets/parts.server.ts'
import { OFFERS } from './repository.server.ts'
import { wishedAlone } from './wished.server.ts'

export const searchOffers = (db: Database, query: string, part?: Part, literal = false) =>
  keptFinds(db, OFFERS, [query, part?.key, literal], () =>
    idsFound(db, query, REACHED_MAX, { part }, literal),
  )

/** Software and services, narrowed down by words and by what is chosen. */
export async function exploreOffers(
  db: Database,
  { literal, ...asked }: Asked & { literal?: boolean },
) {
  const byWords = (_db: Database, query: string, part?: Part) =>
    searchOffers(db, query, part, literal)
  const wished = literal ? undefined : await wishedAlone(db, asked.query, byWords)
  return explore(db, OFFERS, wished ?? byWords, asked)
}

/**
 * What each facet of software and services offers. Categories are those of the first level, and
 * subcategories what else is in one that is chosen.
 */
export async function offerGroups(
  db: Database,
  explored: Explored<unknown>,
  most: number,
): Promise<Group[]> {
  const { categoria = [] } = explored.choices
  const parents = await categoryParents(db)
  return groupsOf(OFFER_FACETS, explored, {
    most,
    isOffered: {
      categoria: (name) => !parents.get(name)?.length,
      subcategoria: (name) => categoria.length > 0 && !categoria.includes(name),
    },
    namesOf: {
      fornecedor: (ids) => vendorNames(db, ids),
      integracao: async () => new Map(Object.entries(INTEGRATIONS)),
    },
  })
}
