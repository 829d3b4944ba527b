const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because a unique key has that value already; its transaction is over. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code === UNIQUE_VIOLATION
}
