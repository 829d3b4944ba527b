import { eq } from 'drizzle-orm'
import { registerActivities, registerCompanies, saidInMonth } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What the register says of a CNPJ, and of its activity; undefined where it was not brought in. */
export async function findRecord(db: Database, cnpj: string) {
  const [row] = await db
    .select({
      company: registerCompanies,
      month: saidInMonth,
      activityText: registerActivities.text,
    })
    .from(registerCompanies)
    .leftJoin(registerActivities, eq(registerActivities.code, registerCompanies.activity))
    .where(eq(registerCompanies.cnpj, cnpj))
  return row
}
