/**
 * Classes of SQLSTATE for which the data of a row, or its collision with somebody else's change,
 * is to blame: data, integrity, raised by a trigger, limits, deadlock, locked.
 */
const ROW_CLASSES = new Set(['22', '23', '40', '54', '55', 'P0'])

/**
 * Why the database refused a row, in a sentence; undefined when the error is not a row's fault, as
 * a lost connection. Drizzle wraps the driver's error, which carries the code, as its cause.
 */
export function refusalOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code !== 'string' || code.length !== 5) continue
    return ROW_CLASSES.has(code.slice(0, 2))
      ? `o banco de dados recusou: ${cause.message}`
      : undefined
  }
  return undefined
}
