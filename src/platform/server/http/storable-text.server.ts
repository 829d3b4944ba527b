import type { FastifySchemaCompiler } from 'fastify'
import { AppError } from '../errors.server.ts'

/** What PostgreSQL stores in no text: the character NUL, and half of a pair of surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** As addresses write NUL; the server refuses one as it is by itself. */
export const NUL_IN_ADDRESS = '%00'

const refusal = 'O texto tem um caractere que não é aceito.'

/** The path of the first such text, or name, in a value; undefined where there is none. */
function findUnstorable(value: unknown): string | undefined {
  // No recursion: how deep a body goes is up to its sender.
  const waiting: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && UNSTORABLE.test(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, held] of Object.entries(value)) {
      if (UNSTORABLE.test(name)) return path
      waiting.push({ path: path ? `${path}.${name}` : name, value: held })
    }
  }
  return undefined
}

/**
 * Has no part of a call checked by its schema before every text in it is one that the database takes.
 * @param compile makes the check of a schema
 */
export const storableTexts =
  <Schema>(compile: FastifySchemaCompiler<Schema>): FastifySchemaCompiler<Schema> =>
  (route) => {
    const check = compile(route)
    return (data) => {
      const path = findUnstorable(data)
      if (path === undefined) return check(data)
      return { error: new AppError(400, refusal, { [path || 'corpo']: refusal }) }
    }
  }
