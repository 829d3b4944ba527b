import { eq, sql } from 'drizzle-orm'
import {
  registerActivities,
  registerChanges,
  registerCompanies,
  saidInMonth,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { CHANGES_SHOWN } from './limits.ts'

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

export interface RecordedChange {
  /** First day of the month that says so. */
  month: string
  field: keyof typeof CHANGES
  before: string | null
  after: string | null
}

/** Columns of which it is told how they changed: those that a page shows of everybody. Streets and telephones are not. */
export const CHANGES = {
  situation: 'situacao',
  legal_name: 'razaoSocial',
  trade_name: 'nomeFantasia',
  activity: 'atividade',
  city: 'cidade',
  state: 'estado',
  size: 'porte',
} as const

const TOLD = sql.raw(
  Object.keys(CHANGES)
    .map((field) => `'${field}'`)
    .join(', '),
)

/**
 * What months changed of a company that a statement has beside it, the latest first. Of one that was a sole trader's
 * it begins after that: its name was a person's.
 */
export const changesBeside = sql<RecordedChange[]>`(
  SELECT coalesce(jsonb_agg(one), '[]') FROM (
    SELECT change.month::text, change.field, coalesce(was.text, change.before) AS before,
      coalesce(now.text, change.after) AS after
    FROM ${registerChanges} AS change
    LEFT JOIN ${registerActivities} AS was ON change.field = 'activity' AND was.code = change.before
    LEFT JOIN ${registerActivities} AS now ON change.field = 'activity' AND now.code = change.after
    WHERE change.cnpj = ${registerCompanies.cnpj} AND NOT ${registerCompanies.isSoleTrader}
      AND change.field IN (${TOLD})
      AND change.month > coalesce((SELECT max(person.month) FROM ${registerChanges} AS person
        WHERE person.cnpj = ${registerCompanies.cnpj} AND person.field = 'is_sole_trader'), '-infinity')
    ORDER BY change.month DESC, array_position(ARRAY[${TOLD}], change.field)
    LIMIT ${sql.raw(String(CHANGES_SHOWN))}) AS one)`
