import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Runs statements for pg-boss; `values` stand for `$1`, `$2`… */
export interface Executor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** A statement with numbered parameters as Drizzle's, so that it can run inside a transaction. */
function statement(text: string, values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`,
    ),
  )
}

/** @param tx the transaction that causes the job */
export const within = (tx: Database): Executor => ({
  executeSql: async (text, values = []) => {
    const result = (await tx.execute(statement(text, values))) as { rows?: unknown[] }
    return { rows: result.rows ?? [] }
  },
})
