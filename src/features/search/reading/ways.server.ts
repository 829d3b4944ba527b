import { foldText } from '#/domain/text.ts'
import { withOption } from '#/features/explorer/address.ts'
import { searchVendorCards } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Group } from '#/platform/server/facets/groups.server.ts'
import { placesNamed } from '#/platform/server/search/places.ts'

/** Where a part of a question leads that is no word of a product. */
export interface WayOn {
  text: string
  to: string
}

const FREE = /\b(gratis|gratuit[oa]s?|de graca|sem custo)\b/

/**
 * To what has a free plan, where a question asks for that, and to suppliers of a town that it names. Each finds something.
 * @param path of the search
 * @param groups what its facets offer
 */
export async function waysOn(
  db: Database,
  { query, path, groups }: { query: string; path: string; groups: Group[] },
): Promise<WayOn[]> {
  const free = groups.find(({ grupo }) => grupo === 'gratis')?.valores
  const hasFree = free?.some(({ valor, total }) => valor === 'plano' && total > 0)
  const [town] = placesNamed(query)
  return [
    ...(hasFree && FREE.test(foldText(query))
      ? [{ text: 'Ver só o que tem plano gratuito', to: narrowed(path, 'gratis', 'plano') }]
      : []),
    ...(town && (await hasSuppliers(db, town))
      ? [
          {
            text: `Fornecedores de ${town}`,
            to: `/suppliers?${new URLSearchParams({ search: town })}`,
          },
        ]
      : []),
  ]
}

function narrowed(path: string, group: string, value: string) {
  const [pathname = '', parameters] = path.split('?')
  return `${pathname}?${withOption(new URLSearchParams(parameters), group, value, true)}`
}

const hasSuppliers = async (db: Database, town: string) =>
  (await searchVendorCards(db, { query: town, page: 1, limit: 1, literal: true })).total > 0
