import { type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { makeCategory } from '#/db/factories/index.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { brand, CATEGORIES, JOINTS, WORDS } from './words.ts'

/** Rows of one INSERT: large enough that round trips vanish, small enough for the embedded database. */
const BATCH = 2000

/** Names that are brands, each borne by a handful of products. */
const BRANDS_PER_PRODUCT = 0.2

/** Share of products that somebody rated. */
const RATED = 0.15

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Begins anew with every `generateProducts`. */
let random = randomNumbers(0)
const below = (n: number) => Math.floor(random() * n)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The commonest words of real texts are joints, left out here: the curve begins past them. */
const ZIPF_OFFSET = 5

/** Share of the words of a description that name a brand, as in 'integração com Vetralix'. */
const MENTIONS = 0.02

/** Draws the word at place n in proportion to 1/n, which is how words occur. */
const draw = zipf(WORDS)

function zipf<T>(list: readonly T[]): () => T {
  let sum = 0
  const sums = list.map((_, place) => (sum += 1 / (place + ZIPF_OFFSET)))
  return () => {
    const point = random() * sum
    let low = 0
    for (let high = sums.length - 1; low < high; ) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < point) low = middle + 1
      else high = middle
    }
    return list[low] as T
  }
}

function sentence(minLength: number, brands: number): string {
  let text = capitalised(draw())
  while (text.length < minLength) {
    const word = random() < MENTIONS ? brand(below(brands)) : draw()
    text += ` ${random() < 0.45 ? `${pick(JOINTS)} ` : ''}${word}`
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
  if (random() < 0.7) words.unshift(brand(below(brands)))
  else if (random() < 0.5) words.push(capitalised(draw()))
  return words.slice(0, 2 + below(2)).join(' ')
}

interface Product {
  id: string
  name: string
  manufacturer: string
  slogan: string
  description: string
  categoryText: string
  categories: { id: string; position: number }[]
  ratingSum: number
  ratingCount: number
}

/** Both drivers take one JSON text as a parameter, whatever the number of rows. */
const rowsOf = (rows: object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${columns})`

async function insert(tx: Database, products: Product[]) {
  const columns = sql`id uuid, name text, manufacturer text, slogan text, description text,
    "categoryText" text, "ratingSum" int, "ratingCount" int`
  await tx.execute(sql`
    INSERT INTO offers (id, kind, name, manufacturer, slogan, description, category_text, rating_sum, rating_count)
    SELECT id, 'software', name, manufacturer, slogan, description, "categoryText", "ratingSum", "ratingCount"
    FROM ${rowsOf(products, columns)}`)
  const links = products.flatMap(({ id, categories }) =>
    categories.map((category) => ({ offer: id, ...category })),
  )
  await tx.execute(sql`
    INSERT INTO offer_categories (offer_id, category_id, position)
    SELECT offer, id, position FROM ${rowsOf(links, sql`offer uuid, id uuid, position int`)}`)
}

/**
 * Fills an empty database with made-up products, the same for the same count, and brings its
 * statistics up to date.
 * @param count how many
 */
export async function generateProducts(db: Database, count: number): Promise<void> {
  random = randomNumbers(count)
  const categories = await Promise.all(CATEGORIES.map((name) => makeCategory(db, { name })))
  const drawCategory = zipf(categories)
  const brands = Math.ceil(count * BRANDS_PER_PRODUCT)
  const known = new Set<string>()

  const product = (): Product => {
    const chosen = [...new Set([drawCategory(), drawCategory()])].slice(0, 1 + below(2))
    const ratingCount = random() < RATED ? 1 + below(40) : 0
    return {
      id: uuidv7(),
      name: productName(brands),
      manufacturer: `${brand(below(brands))} ${pick(['Sistemas', 'Software', 'Tecnologia', 'Digital'])}`,
      slogan: sentence(30, brands),
      description: description(100 + below(300), brands),
      categoryText: chosen.map(({ name }) => name).join(' | '),
      categories: chosen.map(({ id }, position) => ({ id, position })),
      ratingSum: Math.round(ratingCount * (2.5 + 2.5 * random())),
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
    await insert(db, batch)
  }
  await db.execute(sql`VACUUM ANALYZE`)
}
