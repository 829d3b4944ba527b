import type { reviews } from '#/db/schema/index.ts'
import type { UseTime } from '#/domain/company-profile.ts'
import { byCriterion, CRITERION_NAMES } from '#/features/reviews/criteria.ts'
import { POINTS } from '../data/reviews/pontos.ts'
import { KIND_POINTS } from '../data/reviews/pontos-por-tipo.ts'
import type { PointSeed, Theme } from '../data/shapes.ts'
import { integer, pick, type Random, randomFrom } from '../random.ts'
import type { Reviewer } from './people.ts'

type Said = Pick<
  typeof reviews.$inferInsert,
  'pros' | 'cons' | 'criteria' | 'recommends' | 'companySize' | 'sector' | 'role' | 'useTime'
> & { formerProduct?: string }

interface Reviewed {
  name: string
  theme?: Theme
}

interface Writing {
  rating: number
  author: Reviewer
  random: Random
}

/** So many reviews say more than stars and a comment, and of those so many each thing. */
const SHARES = { substance: 0.8, points: 0.9, criterion: 0.8, recommends: 0.8, former: 0.4 }
/** From so many stars on somebody recommends it; between, one in two does. */
const RECOMMENDED_FROM = 4
const REFUSED_TO = 2

const USE_TIMES: UseTime[] = ['ate_6_meses', 'ate_1_ano', 'ate_2_anos', 'mais_2_anos']
/** What is used before there is a product. */
const BEFORE_PRODUCTS = ['Planilhas', 'Planilhas', 'Caderno e calculadora', 'Sistema próprio']

const stars = (value: number) => Math.min(5, Math.max(1, Math.round(value)))

/** What reviews say beside stars and a comment: each point once, the rest near the stars. */
export class Substance {
  readonly #pros = new Map<Theme, PointSeed[]>()
  readonly #cons = new Map<Theme, PointSeed[]>()
  readonly #rivals: readonly Reviewed[]

  constructor(targets: readonly Reviewed[]) {
    this.#rivals = targets
    for (const theme of Object.keys(POINTS) as Theme[]) {
      this.#pros.set(theme, [...POINTS[theme].pros, ...KIND_POINTS[theme].pros])
      this.#cons.set(theme, [...POINTS[theme].cons, ...KIND_POINTS[theme].cons])
    }
  }

  of(target: Reviewed, theme: Theme, { rating, author, random }: Writing): Said {
    if (random() >= SHARES.substance) return {}
    const chance = (share: number) => random() < share
    const point = (points: Map<Theme, PointSeed[]>) =>
      chance(SHARES.points) ? taken(points.get(theme) ?? [], target.name) : null
    return {
      pros: rating > REFUSED_TO ? point(this.#pros) : null,
      cons: point(this.#cons),
      criteria: this.#criteria(target, rating, random),
      recommends: chance(SHARES.recommends) ? isRecommended(rating, random) : null,
      ...author.about,
      useTime: pick(random, USE_TIMES),
      ...(chance(SHARES.former) ? { formerProduct: this.#former(target, random) } : {}),
    }
  }

  /** Near the stars of the review, and more or less so as the product is good at it. */
  #criteria({ name }: Reviewed, rating: number, random: Random): Record<string, number> {
    const known = byCriterion((criterion) => integer(randomFrom(`${criterion} of ${name}`), -1, 1))
    return Object.fromEntries(
      CRITERION_NAMES.filter(() => random() < SHARES.criterion).map((criterion) => [
        criterion,
        stars(rating + known[criterion] * 0.4 + (random() - 0.5) * 1.6),
      ]),
    )
  }

  #former({ name, theme }: Reviewed, random: Random): string {
    const rivals = this.#rivals.filter((other) => other.theme === theme && other.name !== name)
    return pick(random, [...BEFORE_PRODUCTS, ...rivals.map((other) => other.name)])
  }
}

/** Takes out of a list what suits a product, what suits few products first. */
function taken(points: PointSeed[], name: string): string | null {
  const isSpecial = (point: PointSeed) => typeof point !== 'string' && point.includes(name)
  const special = points.findIndex(isSpecial)
  const place = special >= 0 ? special : points.findIndex((point) => typeof point === 'string')
  const [point] = place < 0 ? [] : points.splice(place, 1)
  if (point === undefined) return null
  return typeof point === 'string' ? point : point[0]
}

const isRecommended = (rating: number, random: Random) =>
  rating >= RECOMMENDED_FROM || (rating > REFUSED_TO && random() < 0.5)
