import { COMPANY_SIZES, type CompanySize } from '#/domain/company-profile.ts'

/** A product as it is weighed. */
export interface Weighed {
  categories: string[]
  /** What it has, as 'gratis=plano'. */
  traits: string[]
  /** Best rated first, where nothing else tells two apart. */
  score: number
}

const sizeOf = (trait: string) => COMPANY_SIZES[trait.replace('porte=', '') as CompanySize]

/** What two products that share it have in common, in words; without an entry it weighs, and is not named. */
const SHARED: { isOf(trait: string): boolean; say(trait: string): string }[] = [
  { isOf: (trait) => trait === 'gratis=plano', say: () => 'Também tem plano gratuito' },
  { isOf: (trait) => trait === 'gratis=teste', say: () => 'Também tem teste grátis' },
  {
    isOf: (trait) => trait.startsWith('porte=') && sizeOf(trait) !== undefined,
    say: (trait) => `Também para ${sizeOf(trait)}`,
  },
]

const shared = (one: string[], other: string[]) => one.filter((value) => other.includes(value))

export const sharesCategory = (own: Weighed, other: Weighed) =>
  shared(own.categories, other.categories).length > 0

/** No figure: anybody's browser says what it compared. */
const COMPARED = 'Comparado com este por quem visita a Praça'

/**
 * Why one product may take the place of another; the weightiest reason first. None where it may not: of what is
 * compared with it, one that has nothing in common with it.
 * @param times that they were compared; 0 where that was too seldom to count
 */
export function reasonsFor(own: Weighed, other: Weighed, times: number): string[] {
  const categories = shared(own.categories, other.categories)
  const traits = shared(own.traits, other.traits)
  const isCompared = times > 0 && (categories.length > 0 || traits.length > 0)
  return [
    categories.length === 1 && `Mesma categoria: ${categories[0]}`,
    categories.length > 1 && `Mesmas categorias: ${categories.join(', ')}`,
    isCompared && COMPARED,
    ...(categories.length > 0 || isCompared
      ? SHARED.flatMap(({ isOf, say }) => {
          const trait = traits.find(isOf)
          return trait ? [say(trait)] : []
        })
      : []),
  ].filter((reason) => reason !== false)
}

/** What people compare weighs less than a category in common, however often they are said to do it. */
const COMPARED_MOST = 1.5

/**
 * How well one product takes the place of another. A category in common weighs most, the main one twice; then
 * what people compare, which grows ever less; then what facts they share; last, how it is rated.
 */
export function weightOf(own: Weighed, other: Weighed, times: number): number {
  const categories = shared(own.categories, other.categories)
  const isMain = own.categories[0] !== undefined && own.categories[0] === other.categories[0]
  const all = new Set([...own.traits, ...other.traits]).size
  const alike = all > 0 ? shared(own.traits, other.traits).length / all : 0
  const compared = Math.min(COMPARED_MOST, Math.log2(1 + times) / 4)
  return categories.length * 2 + (isMain ? 2 : 0) + compared + alike * 3 + other.score / 5
}
