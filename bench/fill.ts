import { sql } from 'drizzle-orm'
import { rowsOf as known } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { makeCategories, makeProducts, type Product } from './generate.ts'
import { rowsOf } from './rows.ts'

const PRODUCTS_PER_SUPPLIER = 50
/** Share of products that a second supplier sells too. */
const SOLD_BY_TWO = 0.4

async function insert(db: Database, products: Product[]) {
  const rows = products.map(({ categories, ...row }) => ({
    ...row,
    categoryText: categories.map(({ name }) => name).join(' | '),
  }))
  const columns = sql`id uuid, name text, manufacturer text, slogan text, description text,
    "categoryText" text, "ratingSum" int, "ratingCount" int`
  await db.execute(sql`
    INSERT INTO offers (id, kind, name, manufacturer, slogan, description, category_text, rating_sum, rating_count)
    SELECT id, 'software', name, manufacturer, slogan, description, "categoryText", "ratingSum", "ratingCount"
    FROM ${rowsOf(rows, columns)}`)
  const links = products.flatMap(({ id: offer, categories }) =>
    categories.map(({ id }, position) => ({ offer, id, position })),
  )
  await db.execute(sql`
    INSERT INTO offer_categories (offer_id, category_id, position)
    SELECT offer, id, position FROM ${rowsOf(links, sql`offer uuid, id uuid, position int`)}`)
}

/** Suppliers of all products, a few of them of many, and a review of every rated one. */
async function addSuppliers(db: Database, count: number) {
  await db.execute(sql`SELECT setseed(0.5)`)
  await db.execute(sql`
    INSERT INTO vendors (id, cnpj, razao_social, nome_fantasia)
    SELECT gen_random_uuid(), lpad(n::text, 14, '0'), 'Fornecedor ' || n || ' Ltda.', 'Fornecedor ' || n
    FROM generate_series(1, ${count}::int) AS n`)
  await db.execute(sql`
    WITH numbered AS (SELECT id, (row_number() OVER (ORDER BY cnpj))::int AS n FROM vendors),
      sales AS (
        SELECT id, 1 + floor(random() * random() * ${count}::int)::int AS n FROM offers
        UNION
        SELECT id, 1 + floor(random() * ${count}::int)::int AS n FROM offers
        WHERE random() < ${SOLD_BY_TWO})
    INSERT INTO vendor_offers (vendor_id, offer_id)
    SELECT numbered.id, sales.id FROM sales JOIN numbered USING (n)`)
  await db.execute(sql`
    INSERT INTO reviews (id, offer_id, rating, comment)
    SELECT gen_random_uuid(), id, greatest(1, round(rating)), 'Atende bem o dia a dia da equipe.'
    FROM offers WHERE rating_count > 0`)
}

/** What orders the best rated, where this commit keeps it: that of reviews of today. */
async function addIndexes(db: Database) {
  for (const table of ['offers', 'vendors']) {
    const [column] = await known(
      db,
      sql`SELECT 1 FROM information_schema.columns
        WHERE table_name = ${table} AND column_name = 'rating_index'`,
    )
    if (column)
      await db.execute(sql`
        UPDATE ${sql.identifier(table)} SET rating_index = (rating_sum + 17.5) / (rating_count + 5)
        WHERE rating_count > 0`)
  }
}

/**
 * Fills an empty database of the product with made-up software, its suppliers and its reviews. By
 * plain SQL, so that databases of other commits can be filled too.
 * @param count of products
 */
export async function fillCatalogue(db: Database, count: number): Promise<void> {
  const categories = makeCategories()
  await db.execute(sql`
    INSERT INTO categories (id, name, kind)
    SELECT id, name, 'software' FROM ${rowsOf(categories, sql`id uuid, name text`)}`)
  for (const batch of makeProducts(count, categories)) await insert(db, batch)
  await addSuppliers(db, Math.ceil(count / PRODUCTS_PER_SUPPLIER))
  await addIndexes(db)
  await db.execute(sql`VACUUM ANALYZE`)
}
