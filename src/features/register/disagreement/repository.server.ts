import { and, eq } from 'drizzle-orm'
import { registerChoices, registerCompanies, saidInMonth } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What the register says of a company, and in which month it last did. */
export async function findCompany(db: Database, cnpj: string) {
  const [row] = await db
    .select({ company: registerCompanies, month: saidInMonth })
    .from(registerCompanies)
    .where(eq(registerCompanies.cnpj, cnpj))
  return row
}

/** Whether those who keep a page said what they want of an address. */
export const isDecided = async (db: Database, vendorId: string, registered: string) =>
  (await db.$count(
    registerChoices,
    and(eq(registerChoices.vendorId, vendorId), eq(registerChoices.registered, registered)),
  )) > 0

export const writeChoice = (tx: Database, choice: typeof registerChoices.$inferInsert) =>
  tx.insert(registerChoices).values(choice)
