/** What is looked for: a word, what begins with it, all of several, or any of them. */
export type WordQuery =
  | { word: string; begins?: boolean; isLate?: boolean }
  | { all: WordQuery[] }
  | { any: WordQuery[] }

export const one = (word: string): WordQuery => ({ word })
/** @param isLate it is looked for in what the other words find alone: an index gathers all that begins so first */
export const beginning = (word: string, isLate = false): WordQuery => ({
  word,
  begins: true,
  isLate,
})
/** A stem, as vectors have it: no word begins with '='. */
export const stemmed = (stem: string): WordQuery => ({ word: `=${stem}` })

/** A word as the text of a tsquery. */
const quoted = (word: string) => `'${word.replace(/'/g, "''").replace(/\\/g, '\\\\')}'`

/** Where a vector has a name, and a category or maker. */
export const FILED = 'AB'

/** The text of a tsquery. @param places of vectors in which it looks; all of them where nothing is said */
export function textOf(query: WordQuery, places = ''): string {
  if ('word' in query) {
    const where = `${query.begins ? '*' : ''}${places}`
    return `${quoted(query.word)}${where && `:${where}`}`
  }
  const [parts, sign] = 'all' in query ? [query.all, '&'] : [query.any, '|']
  const texts = parts.map((part) => textOf(part, places))
  return texts.length === 1 ? `${texts[0]}` : `(${texts.join(sign)})`
}

/** Whether something in a query is looked for late. */
export const hasLate = (query: WordQuery): boolean =>
  'word' in query
    ? query.isLate === true
    : ('all' in query ? query.all : query.any).some((part) => hasLate(part))

/** Longer ones begin few words. */
export const LONGEST_LATE = 4

/** A query whose short ends are looked for late, where other words are there. */
export function withLate(query: WordQuery): WordQuery {
  if ('any' in query) return { any: query.any.map(withLate) }
  if ('all' in query) return { all: query.all.map(withLate) }
  return query.begins && query.word.length <= LONGEST_LATE ? { ...query, isLate: true } : query
}

/** A query without what is looked for late, where other words are there: it finds as much, or more. */
export function withoutLate(query: WordQuery): WordQuery {
  if ('word' in query) return query
  if ('any' in query) return { any: query.any.map(withoutLate) }
  const others = query.all.filter((part) => !hasLate(part))
  return others.length > 0 && others.length < query.all.length ? { all: others } : query
}
