const CAUSES_MAX = 3
const FRAMES_MAX = 10
const TEXT_MAX = 300

interface Known {
  name?: unknown
  message?: unknown
  stack?: unknown
  code?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  /** Of errors of the database: 'ERROR', 'FATAL'. */
  severity?: unknown
  /** A statement, with its values apart in `params`. */
  query?: unknown
  cause?: unknown
  /** Of an AggregateError. */
  errors?: unknown[]
}

/**
 * What may be logged of an error: what broke and where, and nothing that anybody typed. Messages of
 * the database and of Drizzle quote values, so the code, the constraint and the statement stand for
 * them. Messages of others lose addresses of mail and whatever looks like a secret.
 */
export function errorShape(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { message: plain(error) }
  const { name, message, stack, code, constraint, table, column, severity, query, ...rest }: Known =
    error instanceof Error ? withInherited(error) : error
  const cause = rest.cause ?? rest.errors?.[0]
  return {
    type: plain(name),
    code: plain(code),
    constraint: plain(constraint),
    table: plain(table),
    column: plain(column),
    ...(typeof query === 'string'
      ? { statement: statementShape(query) }
      : severity === undefined && { message: plain(message) }),
    frames: framesOf(stack),
    ...(cause !== undefined && depth < CAUSES_MAX && { cause: errorShape(cause, depth + 1) }),
  }
}

/** Names and messages are not an error's own, and spreading would lose them. */
const withInherited = (error: Error): Known =>
  Object.assign({ name: error.name, message: error.message, stack: error.stack }, error, {
    cause: error.cause,
  })

/** A statement without its constants. */
const statementShape = (query: string) =>
  query
    .slice(0, 20 * TEXT_MAX)
    .replace(/'(?:[^']|'')*('|$)/g, "'?'")
    .replace(/\s+/g, ' ')
    .slice(0, TEXT_MAX)

/** Without the lines above the frames, which repeat the message. */
const framesOf = (stack: unknown) =>
  String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.trim())

const MAIL_ADDRESS = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;]+/g
/** Ids have 36 characters, secrets of ours 43. */
const SECRET = /[\w-]{40,}/g

const plain = (value: unknown) =>
  value === undefined || value === null
    ? undefined
    : String(value)
        .slice(0, 20 * TEXT_MAX)
        .replace(MAIL_ADDRESS, '[e-mail]')
        .replace(SECRET, '[…]')
        .slice(0, TEXT_MAX)
