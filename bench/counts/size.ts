import { createHash } from 'node:crypto'
import { gzipSync } from 'fflate'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** Ids of rows and files; what a build adds to the names of its files; and the build's own name. */
const CHANGING = new RegExp(
  `${UUID}|(?<=-)[\\w-]{8}(?=\\.(?:js|css|woff2)\\b)|(?<="version":")[0-9a-f]{8}`,
  'g',
)

/**
 * Bytes of a text, compressed. Ids and the hashes in names of files are other ones in each database
 * and build, and compress to other sizes: the first of a text becomes one that is always the same,
 * and so on. fflate's gzip gives the same bytes on every machine; Node's depends on its version and
 * on the processor.
 */
export function compressedSize(text: string): number {
  const stand: Map<string, string> = new Map()
  const same = text.replace(CHANGING, (found) => {
    const digest = createHash('sha256').update(String(stand.size)).digest('hex')
    if (!stand.has(found)) stand.set(found, digest.slice(0, found.length))
    return stand.get(found) as string
  })
  return gzipSync(Buffer.from(same), { level: 9, mtime: 0 }).length
}
