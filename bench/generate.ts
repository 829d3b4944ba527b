import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { makeCategory } from '#/db/factories/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { beginAnew, below, capitalised, chance, pick, zipf } from './random.ts'
import { BATCH, rowsOf } from './rows.ts'
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
  beginAnew(count)
  const categories = await Promise.all(CATEGORIES.map((name) => makeCategory(db, { name })))
  const drawCategory = zipf(categories)
  const brands = Math.ceil(count * BRANDS_PER_PRODUCT)
  const known = new Set<string>()

  const product = (): Product => {
    const chosen = [...new Set([drawCategory(), drawCategory()])].slice(0, 1 + below(2))
    const ratingCount = chance() < RATED ? 1 + below(40) : 0
    return {
      id: uuidv7(),
      name: productName(brands),
      manufacturer: `${brand(below(brands))} ${pick(['Sistemas', 'Software', 'Tecnologia', 'Digital'])}`,
      slogan: sentence(30, brands),
      description: description(100 + below(300), brands),
      categoryText: chosen.map(({ name }) => name).join(' | '),
      categories: chosen.map(({ id }, position) => ({ id, position })),
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
    await insert(db, batch)
  }
  await db.execute(sql`VACUUM ANALYZE`)
}
