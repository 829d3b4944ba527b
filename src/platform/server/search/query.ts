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
