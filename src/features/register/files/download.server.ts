import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '#/domain/durations.ts'
import {
  askHead,
  DownloadError,
  type DownloadOptions,
  downloadFile,
} from '#/platform/server/http/download.server.ts'
import { FILES, PARTS } from './layout.ts'
import { IncompleteMonth } from './source.server.ts'

const NAMES = [
  ...[FILES.establishments.name, FILES.companies.name].flatMap((name) =>
    Array.from({ length: PARTS }, (_, part) => `${name}${part}.zip`),
  ),
  ...[FILES.simples.name, FILES.cities.name, FILES.activities.name].map((name) => `${name}.zip`),
]

/** Days after which archives that were not brought in are downloaded anew: the address may have others by then. */
const KEPT_DAYS = 7

/** Whether one of the archives of a folder was downloaded so long ago. */
async function isStale(folder: string): Promise<boolean> {
  const found = await Promise.all(
    NAMES.map((name) => stat(path.join(folder, name)).catch(() => null)),
  )
  return found.some((file) => file && Date.now() - file.mtimeMs > KEPT_DAYS * DAY_MS)
}

/** Whether the address has another archive by now than the one that was downloaded: it says another size, or a later time. */
async function isReplaced(at: string, address: URL, signal: AbortSignal | undefined) {
  const kept = await stat(at).catch(() => null)
  if (!kept) return false
  const answer = await askHead(address, signal)
  if (!answer?.ok) return false
  const size = answer.headers.get('content-length')
  const changed = Date.parse(answer.headers.get('last-modified') ?? '')
  return (size !== null && Number(size) !== kept.size) || changed > kept.mtimeMs
}

/**
 * Downloads the archives of a month, each on from where an earlier attempt ended, and
 * anew where the address has another one by now.
 * @param address of the month's folder, which its archives lie in; who may read it is in its user part
 * @param folder they are written to
 * @throws IncompleteMonth where one cannot be had
 */
export async function downloadMonth(
  address: string,
  folder: string,
  onFile: (name: string) => void,
  options: DownloadOptions = {},
): Promise<void> {
  const base = new URL(address)
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  if (await isStale(folder)) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    for (const name of NAMES) {
      onFile(name)
      // An address beside another one has no user part of its own.
      const file = new URL(name, base)
      file.username = base.username
      file.password = base.password
      const at = path.join(folder, name)
      if (await isReplaced(at, file, options.signal)) await rm(at)
      await downloadFile(file, at, options)
    }
  } catch (error) {
    if (error instanceof DownloadError) throw new IncompleteMonth(error.message)
    throw error
  }
}
