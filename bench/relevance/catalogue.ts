import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { v7 as uuidv7 } from 'uuid'
import { categories, offers, vendorOffers, vendors } from '#/db/schema/index.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { planDemo } from '../../db/seed/plan.ts'

/** The rows of the demonstration. */
export type Plan = ReturnType<typeof planDemo>

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

/** A supplier, as it is asked for. */
export interface Supplier {
  id: string
  name: string
  /** Categories of what it sells. */
  sells: string[]
  city: string
  /** Its two letters. */
  state: string
  description: string
}

/** The software and services of the demonstration. */
export const productsOf = (offers: Plan['offers']): Product[] =>
  offers.map((offer) => ({
    id: offer.id,
    kind: offer.kind,
    name: offer.name,
    manufacturer: offer.manufacturer ?? '',
    categories: categoriesOf(offer.categoryText),
    slogan: offer.slogan ?? '',
    description: offer.description ?? '',
  }))

const categoriesOf = (text = '') => text.split(CATEGORY_SEPARATOR)

/** The suppliers of the demonstration. */
export function suppliersOf({
  vendors: rows,
  vendorOffers: sales,
  offers: sold,
}: Plan): Supplier[] {
  const categories = new Map(sold.map(({ id, categoryText }) => [id, categoriesOf(categoryText)]))
  const sellsOf = (vendor: string) =>
    sales.flatMap(({ vendorId, offerId }) =>
      vendorId === vendor ? (categories.get(offerId) ?? []) : [],
    )
  return rows.map((row) => ({
    id: row.id,
    name: row.nomeFantasia ?? row.razaoSocial,
    sells: [...new Set(sellsOf(row.id))],
    city: row.city ?? '',
    state: row.state ?? '',
    description: row.description ?? '',
  }))
}

interface Cells {
  name: string
  fabricante: string
  category: string
  slogan: string
  description: string
}

/** @param file a CSV with the columns of an import; its categories are between `|` */
export const productsFrom = (file: string): Product[] =>
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

/** @returns those that the database took, with their categories: a name and maker are there once */
export async function load(db: Database, products: Product[]): Promise<Product[]> {
  const taken = new Set<string>()
  const names = [...new Set(products.flatMap((product) => product.categories))]
  const filed = names.map((name) => ({ id: uuidv7(), name, kind: 'software' as const }))
  if (filed.length > 0) await db.insert(categories).values(filed).onConflictDoNothing()
  for (let start = 0; start < products.length; start += BATCH) {
    const rows = products.slice(start, start + BATCH).map(({ categories: names, ...product }) => ({
      ...product,
      categoryText: names.join(CATEGORY_SEPARATOR),
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

/** Writes the suppliers of the demonstration beside its offers, and what they sell. */
export async function loadSuppliers(db: Database, plan: Plan): Promise<void> {
  await db.insert(vendors).values(plan.vendors)
  await db.insert(vendorOffers).values(plan.vendorOffers)
}
