import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FILES } from './layout.ts'
import { IncompleteMonth } from './source.server.ts'

/** Archives that a month has of each numbered kind. */
const PARTS = 10
/** Attempts for one archive: the register's server stalls and breaks off. */
const ATTEMPTS = 5
/** Without a byte for so long, a download is begun again where it was. */
const STALLED_MS = 60_000

const NAMES = [
  ...[FILES.establishments.name, FILES.companies.name].flatMap((name) =>
    Array.from({ length: PARTS }, (_, part) => `${name}${part}.zip`),
  ),
  ...[FILES.simples.name, FILES.cities.name, FILES.activities.name].map((name) => `${name}.zip`),
]

/**
 * Downloads the archives of a month, each on from where an earlier attempt ended.
 * @param address of the month's folder, which its archives lie in; who may read it is in its user part
 * @param folder they are written to
 * @throws IncompleteMonth where one cannot be had
 */
export async function downloadMonth(
  address: string,
  folder: string,
  onFile: (name: string) => void,
): Promise<void> {
  const base = new URL(address)
  const headers: Record<string, string> = { 'user-agent': 'praca-register' }
  if (base.username) {
    const credentials = `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`
    headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  }
  base.username = ''
  base.password = ''
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of NAMES) {
    onFile(name)
    await download(new URL(name, base), path.join(folder, name), headers)
  }
}

async function download(address: URL, file: string, headers: Record<string, string>) {
  if (await sizeOf(file)) return
  const part = `${file}.part`
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      await fetchOn(address, part, headers)
      await rename(part, file)
      return
    } catch (error) {
      reason = (error as Error).message
    }
  }
  throw new IncompleteMonth(`Não foi possível baixar ${path.basename(file)}: ${reason}.`)
}

/** Fetches what is not there yet of a file. */
async function fetchOn(address: URL, part: string, headers: Record<string, string>) {
  const from = await sizeOf(part)
  const range: Record<string, string> = from > 0 ? { range: `bytes=${from}-` } : {}
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), STALLED_MS)
  try {
    const response = await fetch(address, {
      headers: { ...headers, ...range },
      signal: stalled.signal,
    })
    // What was fetched is all there is.
    if (response.status === 416 && from > 0) return
    if (!response.ok || !response.body) throw new Error(`o servidor respondeu ${response.status}`)
    const isRest = response.status === 206
    const body = Readable.fromWeb(response.body as never)
    body.on('data', () => {
      clearTimeout(timer)
      timer = setTimeout(() => stalled.abort(), STALLED_MS)
    })
    await pipeline(body, createWriteStream(part, { flags: isRest ? 'a' : 'w', mode: 0o600 }))
    const expected = Number(response.headers.get('content-length')) + (isRest ? from : 0)
    if (expected && (await sizeOf(part)) !== expected)
      throw new Error('a transferência terminou antes do fim')
  } finally {
    clearTimeout(timer)
  }
}

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0
