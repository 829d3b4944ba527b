import { v7 as uuidv7 } from 'uuid'
import { beginAnew, below, capitalised, chance, pick, zipf } from './random.ts'
import { BATCH } from './rows.ts'
import { brand, CATEGORIES, JOINTS, WORDS } from './words.ts'

/** Names that are brands, each borne by a handful of products. */
const BRANDS_PER_PRODUCT = 0.2

/** Share of products that somebody rated. */
const RATED = 0.15

/** Share of the words of a description that name a brand, as in 'integração com Vetralix'. */
const MENTIONS = 0.02

const draw = zipf(WORDS)

function sentence(minLength: number, brands: number): string {
  let text = capitalised(draw())
  while (text.length < minLength) {
    const word = chance() < MENTIONS ? brand(below(brands)) : draw()
    text += ` ${chance() < 0.45 ? `${pick(JOINTS)} ` : ''}${word}`
  }
  return `${text}.`
}

function description(length: number, brands: number): string {
  let text = sentence(60, brands)
  while (text.length < length) text += ` ${sentence(50, brands)}`
  return text.slice(0, length)
}

/** A brand and one or two words, or words alone: 'Vetralix Gestão Fiscal', 'Controle Digital'. */
function productName(brands: number) {
  const words = [capitalised(draw()), capitalised(draw())]
  if (chance() < 0.7) words.unshift(brand(below(brands)))
  else if (chance() < 0.5) words.push(capitalised(draw()))
  return words.slice(0, 2 + below(2)).join(' ')
}

export interface Category {
  id: string
  name: string
}

export interface Product {
  id: string
  name: string
  manufacturer: string
  slogan: string
  description: string
  categories: Category[]
  ratingSum: number
  ratingCount: number
}

export const makeCategories = (): Category[] => CATEGORIES.map((name) => ({ id: uuidv7(), name }))

/**
 * Makes up products, the same for the same count but for their ids.
 * @returns them in batches, each to be inserted at once
 */
export function* makeProducts(count: number, categories: Category[]): Generator<Product[]> {
  beginAnew(count)
  const drawCategory = zipf(categories)
  const brands = Math.ceil(count * BRANDS_PER_PRODUCT)
  const known = new Set<string>()
  const product = (): Product => {
    const ratingCount = chance() < RATED ? 1 + below(40) : 0
    return {
      id: uuidv7(),
      categories: [...new Set([drawCategory(), drawCategory()])].slice(0, 1 + below(2)),
      name: productName(brands),
      manufacturer: `${brand(below(brands))} ${pick(['Sistemas', 'Software', 'Tecnologia', 'Digital'])}`,
      slogan: sentence(30, brands),
      description: description(100 + below(300), brands),
      ratingSum: Math.round(ratingCount * (2.5 + 2.5 * chance())),
      ratingCount,
    }
  }
  while (known.size < count) {
    const batch: Product[] = []
    while (batch.length < BATCH && known.size < count) {
      const next = product()
      const key = `${next.name} by ${next.manufacturer}`
      if (known.has(key)) continue
      known.add(key)
      batch.push(next)
    }
    yield batch
  }
}
