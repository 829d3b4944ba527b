import type { OfferFacet } from '#/addresses/facets.ts'
import type { CompanySize } from '#/domain/company-profile.ts'
import { foldText } from '#/domain/text.ts'
import { withOption } from '#/features/explorer/address.ts'
import { searchVendorCards } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Group } from '#/platform/server/facets/groups.server.ts'
import { ofPlace, placesNamed } from '#/platform/server/search/places.ts'

/** Where a part of a question leads that is no word of a product. */
export interface WayOn {
  text: string
  to: string
}

/** A wish that a question may say, and that a facet knows. */
interface Wish {
  facet: OfferFacet
  /** @param asked the question, folded @param offered values that find something @returns the one it asks for */
  valueIn(asked: string, offered: string[]): string | undefined
  /** @param text of the value */
  say(text: string): string
}

const PEOPLE =
  /\b(\d{1,6}) (?:pessoas?|funcionari[oa]s?|colaborador(?:es|as?)?|empregad[oa]s?)\b(?! (?:juridic|fisic))/
/** Up to so many people, as Sebrae divides commerce and services by those who work there. */
const SIZES_BY_PEOPLE: [number, CompanySize][] = [
  [1, 'mei'],
  [9, 'me'],
  [49, 'epp'],
  [99, 'media'],
  [Number.POSITIVE_INFINITY, 'grande'],
]
const SIZES_BY_WORD: [RegExp, CompanySize][] = [
  [/\bmei\b|microempreendedor/, 'mei'],
  [/\bmicro ?empresas?\b/, 'me'],
  [/\bpequen[ao]s? (?:empresas?|negocios?|porte)\b/, 'epp'],
  [/\bmedi[ao]s? (?:empresas?|porte)\b/, 'media'],
  [/\bgrandes? (?:empresas?|porte)\b/, 'grande'],
]

const CHEAP = /\b(?:barat[oa]s?|baixo custo|em conta|custo baixo|preco baixo|economic[oa]s?)\b/
const AT_MOST = /\bate (?:r\$ ?)?(\d{1,6}) ?(?:reais|por mes|mensa)|\bate r\$ ?(\d{1,6})\b/

const WISHES: Wish[] = [
  {
    facet: 'gratis',
    valueIn: (asked) =>
      /\b(?:gratis|gratuit[oa]s?|de graca|sem custo)\b/.test(asked) ? 'plano' : undefined,
    say: () => 'Ver só o que tem plano gratuito',
  },
  {
    facet: 'preco',
    valueIn(asked, offered) {
      const limits = offered.map(Number).sort((one, other) => one - other)
      const [, ...amounts] = AT_MOST.exec(asked) ?? []
      const most = Number(amounts.find(Boolean))
      const limit = most ? limits.findLast((each) => each <= most) : undefined
      return String(limit ?? (CHEAP.test(asked) ? limits[0] : undefined) ?? '') || undefined
    },
    say: (text) => `Ver só o que custa ${text.toLowerCase().replace('r$', 'R$')}`,
  },
  {
    facet: 'porte',
    valueIn(asked) {
      const people = Number(PEOPLE.exec(asked)?.[1])
      const byPeople = SIZES_BY_PEOPLE.find(([most]) => people <= most)
      return (byPeople ?? SIZES_BY_WORD.find(([word]) => word.test(asked)) ?? [])[1]
    },
    say: (text) => `Ver só o que atende ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  },
]

/**
 * To filters that say what a question wishes, and to suppliers of a town that it names. Each finds something.
 * @param path of the search
 * @param groups what its facets offer
 */
export async function waysOn(
  db: Database,
  { query, path, groups }: { query: string; path: string; groups: Group[] },
): Promise<WayOn[]> {
  const asked = foldText(query)
  const wishes = WISHES.flatMap(({ facet, valueIn, say }) => {
    const options = groups.find(({ grupo }) => grupo === facet)?.valores ?? []
    const offered = options.filter(({ total }) => total > 0)
    const value = valueIn(
      asked,
      offered.map(({ valor }) => valor),
    )
    const option = offered.find(({ valor }) => valor === value)
    return option ? [{ text: say(option.texto), to: narrowed(path, facet, option.valor) }] : []
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
