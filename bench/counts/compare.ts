/** What is counted, in the order of the file. */
const KINDS = {
  sql: 'SQL statements',
  html: 'bytes of HTML, gzipped',
  look: 'bytes of JavaScript, gzipped, while nobody touches it',
  js: 'bytes of JavaScript, gzipped',
  components: 'hydrated components',
}
type Kind = keyof typeof KINDS

/** By page, as `{ '/about': { sql: 1, … } }`. */
export type Counts = Record<string, Record<Kind, number>>

/** The file: pages sorted, and what is counted in one order. */
export function fileOf(counts: Counts): string {
  const kinds = Object.keys(KINDS) as Kind[]
  const pages = Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, found]) => [page, Object.fromEntries(kinds.map((kind) => [kind, found[kind]]))])
  return `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`
}

/** What grew and what shrank, in sentences. A page that one of the two lacks has grown. */
export function compare(known: Counts, now: Counts): { grown: string[]; shrunk: string[] } {
  const grown: string[] = []
  const shrunk: string[] = []
  for (const page of new Set([...Object.keys(known), ...Object.keys(now)])) {
    const [before, after] = [known[page], now[page]]
    if (!before || !after) {
      grown.push(`${page}: ${after ? 'not in the file' : 'in the file, and not counted'}.`)
      continue
    }
    for (const kind of Object.keys(KINDS) as Kind[]) {
      const change = after[kind] - before[kind]
      const line = `${page}: ${after[kind]} ${KINDS[kind]}, ${before[kind]} in the file.`
      if (change > 0) grown.push(line)
      if (change < 0) shrunk.push(line)
    }
  }
  return { grown, shrunk }
}
