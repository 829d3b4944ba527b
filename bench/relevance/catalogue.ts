import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { v7 as uuidv7 } from 'uuid'
import { offers } from '#/db/schema/index.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { planDemo } from '../../db/seed/plan.ts'

/** What questions are made of, and asked for. */
export interface Product {
  id: string
  kind: 'software' | 'service'
  name: string
  manufacturer: string
  categories: string[]
  slogan: string
  description: string
}

/** The software and services of the demonstration. */
export const demonstration = (): Product[] =>
  planDemo(new Date('2026-01-01')).offers.map((offer) => ({
    id: offer.id ?? uuidv7(),
    kind: offer.kind,
    name: offer.name,
    manufacturer: offer.manufacturer ?? '',
    categories: (offer.categoryText ?? '').split(CATEGORY_SEPARATOR),
    slogan: offer.slogan ?? '',
    description: offer.description ?? '',
  }))

interface Cells {
  name: string
  fabricante: string
  category: string
  slogan: string
  description: string
}

/** @param file a CSV with the columns of an import; its categories are between `|` */
export const productsOf = (file: string): Product[] =>
  parse<Cells>(readFileSync(file), { columns: true, bom: true }).map((cells) => ({
    id: uuidv7(),
    kind: 'software',
    name: cells.name.trim(),
    manufacturer: cells.fabricante.trim(),
    categories: cells.category
      .split('|')
      .map((name) => name.trim())
      .filter(Boolean),
    slogan: cells.slogan.trim(),
    description: cells.description.trim(),
  }))

const BATCH = 500

/** @returns those that the database took: a name and maker are there once */
export async function load(db: Database, products: Product[]): Promise<Product[]> {
  const taken = new Set<string>()
  for (let start = 0; start < products.length; start += BATCH) {
    const rows = products.slice(start, start + BATCH).map(({ categories, ...product }) => ({
      ...product,
      categoryText: categories.join(CATEGORY_SEPARATOR),
    }))
    const inserted = await db
      .insert(offers)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: offers.id })
    for (const { id } of inserted) taken.add(id)
  }
  return products.filter(({ id }) => taken.has(id))
}
