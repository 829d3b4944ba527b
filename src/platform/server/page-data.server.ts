/** What would end a script, or a line of one, where it stands in a text. */
const UNSAFE = /[&><\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The script that gives the browser's router the data of a page, as `StreamTransfer` of React Router
 * writes it; that one waits for its stream, which rendering at once does not.
 * @param data as React Router encodes them
 */
export function handoffCode(data: string): string {
  const literal = JSON.stringify(data).replace(UNSAFE, escaped)
  const stream = 'window.__reactRouterContext.streamController'
  return `${stream}.enqueue(${literal});${stream}.close();`
}

/** Places that stand for what JSON has no room for, as React Router numbers them. */
const NULL = -5
const UNDEFINED = -7

function isPlain(value: object) {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Encodes the data of a page as React Router does: a list of values, each of them once, that name one
 * another by their places in it. Done at once, where the router's way is a stream.
 * @throws Error for what is no plain data, as a date
 */
export function encodePageData(data: object): string {
  const places = new Map<unknown, number>()
  const written: string[] = []
  const waiting: unknown[] = []

  function placeOf(value: unknown): number {
    if (value === null) return NULL
    if (value === undefined) return UNDEFINED
    const known = places.get(value)
    if (known !== undefined) return known
    places.set(value, places.size)
    waiting.push(value)
    return places.size - 1
  }

  function write(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
    if (Number.isFinite(value)) return String(value)
    if (Array.isArray(value)) return `[${value.map(placeOf)}]`
    if (typeof value !== 'object' || value === null || !isPlain(value))
      throw new Error('The data of a page are not plain.')
    return `{${Object.entries(value).map(([name, of]) => `"_${placeOf(name)}":${placeOf(of)}`)}}`
  }

  placeOf(data)
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop())
    written[places.get(value) ?? 0] = write(value)
  return `[${written}]\n`
}
