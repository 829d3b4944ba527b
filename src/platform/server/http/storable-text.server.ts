import type { FastifySchemaCompiler } from 'fastify'
import { AppError } from '../errors.server.ts'

/** What PostgreSQL stores in no text: the character NUL, and half of a pair of surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** As addresses write NUL; the server refuses one as it is by itself. */
export const NUL_IN_ADDRESS = '%00'

const refusal = 'O texto tem um caractere que não é aceito.'

/** Whether a value holds such a text, or name. Nearly none does: no path is made of what is looked through. */
export function holdsUnstorable(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (UNSTORABLE.test(next)) return true
    } else if (Array.isArray(next)) {
      for (const held of next) if (isWorthALook(held)) waiting.push(held)
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, held] of Object.entries(next)) {
        if (UNSTORABLE.test(name)) return true
        if (isWorthALook(held)) waiting.push(held)
      }
    }
  }
  return false
}

const isWorthALook = (value: unknown) => typeof value === 'string' || typeof value === 'object'

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
      if (!holdsUnstorable(data)) return check(data)
      const path = findUnstorable(data)
      return { error: new AppError(400, refusal, { [path || 'corpo']: refusal }) }
    }
  }
