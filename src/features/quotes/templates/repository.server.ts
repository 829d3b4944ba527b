import { and, asc, eq } from 'drizzle-orm'
import { quoteTemplates as templates, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export const templatesOf = (db: Database, vendorId: string) =>
  db
    .select()
    .from(templates)
    .where(eq(templates.vendorId, vendorId))
    .orderBy(asc(templates.name), asc(templates.id))

/** Makes those who add templates of a page follow one another. */
export const queueUp = (tx: Database, vendorId: string) =>
  tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('no key update')

export const countOf = (tx: Database, vendorId: string) =>
  tx.$count(templates, eq(templates.vendorId, vendorId))

export const insert = (tx: Database, template: typeof templates.$inferInsert) =>
  tx.insert(templates).values(template)

const only = (vendorId: string, id: string) =>
  and(eq(templates.vendorId, vendorId), eq(templates.id, id))

/** @returns whether it is there */
export async function update(
  db: Database,
  vendorId: string,
  id: string,
  change: { name: string; text: string },
): Promise<boolean> {
  const changed = await db.update(templates).set(change).where(only(vendorId, id)).returning()
  return changed.length > 0
}

/** Deleting it again changes nothing. */
export const remove = (db: Database, vendorId: string, id: string) =>
  db.delete(templates).where(only(vendorId, id))
