import { foldText } from '#/domain/text.ts'
import { withOption } from '#/features/explorer/address.ts'
import { WISHES } from '#/features/explorer/wishes.ts'
import { searchVendorCards } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Group } from '#/platform/server/facets/groups.server.ts'
import { ofPlace, placesNamed } from '#/platform/server/search/places.ts'

/** Where a part of a question leads that is no word of a product. */
export interface WayOn {
  text: string
  to: string
}

/**
 * To filters that say what a question wishes, and to suppliers of a town that it names. Each finds something, and
 * less than the search.
 * @param path of the search
 * @param groups what its facets offer
 * @param total what it found
 */
export async function waysOn(
  db: Database,
  {
    query,
    path,
    groups,
    total: found,
  }: { query: string; path: string; groups: Group[]; total: number },
): Promise<WayOn[]> {
  const asked = foldText(query)
  const wishes = WISHES.flatMap(({ facet, valueIn, say }) => {
    const options = groups.find(({ grupo }) => grupo === facet)?.valores ?? []
    const offered = options.filter(({ total }) => total > 0)
    const value = valueIn(
      asked,
      offered.map(({ valor }) => valor),
    )
    const option = offered.find(({ valor, total }) => valor === value && total < found)
    return option
      ? [
          {
            text: `Ver só o que ${say(option.texto)} (${option.total.toLocaleString('pt-BR')})`,
            to: narrowed(path, facet, option.valor),
          },
        ]
      : []
  })
  const [town] = placesNamed(query)
  const suppliers =
    town && (await hasSuppliers(db, town))
      ? [
          {
            text: `Fornecedores ${ofPlace(town)}`,
            to: `/suppliers?${new URLSearchParams({ search: town })}`,
          },
        ]
      : []
  return [...wishes, ...suppliers]
}

function narrowed(path: string, group: string, value: string) {
  const [pathname = '', parameters] = path.split('?')
  return `${pathname}?${withOption(new URLSearchParams(parameters), group, value, true)}`
}

const hasSuppliers = async (db: Database, town: string) =>
  (await searchVendorCards(db, { query: town, page: 1, limit: 1, literal: true })).total > 0
