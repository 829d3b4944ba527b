import { sql } from 'drizzle-orm'
import { TIME_ZONE } from '#/domain/dates.ts'

/** The day that it is now, for columns of days. */
export const today = sql<string>`(now() AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)})::date`

/** The day some days before today. */
export const daysAgo = (days: number) => sql<string>`(${today} - ${days}::int)`
