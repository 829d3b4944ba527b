/** What is looked for: a word, what begins with it, all of several, or any of them. */
export type WordQuery =
  | { word: string; begins?: boolean }
  | { all: WordQuery[] }
  | { any: WordQuery[] }

export const one = (word: string): WordQuery => ({ word })
export const beginning = (word: string): WordQuery => ({ word, begins: true })
/** A stem, as vectors have it: no word begins with '='. */
export const stemmed = (stem: string): WordQuery => ({ word: `=${stem}` })

/** A word as the text of a tsquery. */
const quoted = (word: string) => `'${word.replace(/'/g, "''").replace(/\\/g, '\\\\')}'`

/** The text of a tsquery. */
export function textOf(query: WordQuery): string {
  if ('word' in query) return `${quoted(query.word)}${query.begins ? ':*' : ''}`
  const [parts, sign] = 'all' in query ? [query.all, '&'] : [query.any, '|']
  const [first] = parts
  return first && parts.length === 1 ? textOf(first) : `(${parts.map(textOf).join(sign)})`
}
