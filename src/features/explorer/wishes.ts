import type { OfferFacet } from '#/addresses/facets.ts'
import type { CompanySize } from '#/domain/company-profile.ts'
import { CHARGES } from '#/domain/product-facts.ts'

/** A wish that a question may say, and that a facet knows. */
export interface Wish {
  facet: OfferFacet
  /** How it is said, folded. */
  said: RegExp
  /** @param asked the question, folded @param offered values that find something @returns the one it asks for */
  valueIn(asked: string, offered: string[]): string | undefined
  /** What has it, after 'o que'. @param text of the value */
  say(text: string): string
}

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

const FREE = /\b(?:gratis|gratuit[oa]s?|gratuitamente|de graca|sem custos?)\b(?! por)/

const CHEAP =
  /\b(?:barat[oa]s?|baratinh[oa]s?|(?:baixo|menor) (?:custo|preco)|(?:custo|preco) (?:mais )?baixo|em conta|bom preco|economic[oa]s?)\b/
const AT_MOST = /\bate (?:r\$ ?)?(\d{1,6}) ?(?:reais|por mes|mensa\w*)|\bate r\$ ?(\d{1,6})\b/

const BY_COMPANY =
  /\bsem (?:pag\w+|cobr\w+|custo|taxa|limite) (?:por|de) (?:cada )?usuarios?\b|\busuarios ilimitados\b/
const BY_USE = /\b(?:pag\w+|cobr\w+) (?:so )?(?:por|pelo) uso\b/

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
/** A size before or after what has it: 'pequena empresa', 'empresa pequena'. */
const ofSize = (size: string) =>
  new RegExp(
    `\\b${size} (?:empresas?|negocios?|porte)\\b|\\b(?:empresas?|negocios?|companhias?) ${size}\\b`,
  )
const SIZES_BY_WORD: [RegExp, CompanySize][] = [
  [/\bmei\b|\bmicroempreendedor(?:es|as?)?\b/, 'mei'],
  [/\bmicro ?empresas?\b/, 'me'],
  [ofSize('pequen[ao]s?'), 'epp'],
  [ofSize('medi[ao]s?'), 'media'],
  [ofSize('grandes?'), 'grande'],
]

/** What questions wish beside what they look for. One more is one entry. */
export const WISHES: Wish[] = [
  {
    facet: 'gratis',
    said: FREE,
    valueIn: (asked) => (FREE.test(asked) ? 'plano' : undefined),
    say: () => 'tem plano gratuito',
  },
  {
    facet: 'preco',
    said: anyOf(CHEAP, AT_MOST),
    valueIn(asked, offered) {
      const limits = offered.map(Number).sort((one, other) => one - other)
      const [, ...amounts] = AT_MOST.exec(asked) ?? []
      const most = Number(amounts.find(Boolean))
      const limit = most ? limits.findLast((each) => each <= most) : undefined
      return String(limit ?? (CHEAP.test(asked) ? limits[0] : undefined) ?? '') || undefined
    },
    say: (text) => `custa ${text.toLowerCase().replace('r$', 'R$')}`,
  },
  {
    facet: 'cobranca',
    said: anyOf(BY_COMPANY, BY_USE),
    valueIn(asked) {
      if (BY_COMPANY.test(asked)) return 'empresa'
      return BY_USE.test(asked) ? 'uso' : undefined
    },
    say: (text) =>
      `cobra ${text.toLowerCase()}${text === CHARGES.empresa ? ', não por usuário' : ''}`,
  },
  {
    facet: 'porte',
    said: anyOf(PEOPLE, ...SIZES_BY_WORD.map(([word]) => word)),
    valueIn(asked) {
      const people = Number(PEOPLE.exec(asked)?.[1])
      const byPeople = SIZES_BY_PEOPLE.find(([most]) => people <= most)
      return (byPeople ?? SIZES_BY_WORD.find(([word]) => word.test(asked)) ?? [])[1]
    },
    say: (text) => `atende ${text === 'MEI' ? text : text.charAt(0).toLowerCase() + text.slice(1)}`,
  },
]

/** What is best is what is rated best, which every list is ordered by where no words order it. */
const BEST = /\b(?:melhor(?:es)?|(?:mais )?bem avaliad[oa]s?|top|recomendad[oa]s?)\b/

const ANY_WISH = new RegExp(anyOf(BEST, ...WISHES.map(({ said }) => said)), 'g')

/**
 * What a question says beside its wishes.
 * @param asked folded
 * @returns undefined where it wishes nothing
 */
export function besideWishes(asked: string): string | undefined {
  const rest = asked.replace(ANY_WISH, ' ')
  return rest === asked ? undefined : rest.trim()
}
