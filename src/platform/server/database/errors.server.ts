const UNIQUE_VIOLATION = '23505'

/** PostgreSQL's code of what a statement failed with; its transaction is over. */
export const codeOf = (error: unknown): string | undefined =>
  ((error as Error).cause as { code?: string } | undefined)?.code

/** Whether a statement failed because a unique key has that value already; its transaction is over. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION
