const UNIQUE_VIOLATION = '23505'

/** PostgreSQL's code of what a statement failed with; its transaction is over. */
export const codeOf = (error: unknown): string | undefined =>
  ((error as Error).cause as { code?: string } | undefined)?.code

/** Whether a statement failed because a unique key has that value already; its transaction is over. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION

/** The database cannot be asked now, and nobody waits for it. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database has no connection to spare.')
  }
}

/**
 * What passes by itself: no connection (08, 57P, of the system), no room (53), a lock that another one has, a
 * statement cut short, a server that only reads while another one takes its place.
 */
const PASSING =
  /^(?:08...|53...|57P0.|57014|55P03|40001|40P01|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** As pg says that a connection is gone, without a code. */
const CONNECTION_GONE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

const CAUSES_MAX = 4

/** Whether something failed because the database cannot answer now: the same may work in a moment. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > CAUSES_MAX) return false
  if (error instanceof DatabaseAway) return true
  const { code } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && PASSING.test(code)) return true
  if (CONNECTION_GONE.test(error.message)) return true
  if (error instanceof AggregateError && isDatabaseAway(error.errors[0], depth + 1)) return true
  return isDatabaseAway(error.cause, depth + 1)
}
