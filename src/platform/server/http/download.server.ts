import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SourceError } from '../source-error.server.ts'

/** A file that cannot be had; its message is for whoever asked for it, and names the file. */
export class DownloadError extends SourceError {}

/** What a server refuses, it refuses again. */
class Refused extends Error {}

/** A file that does not end would fill the disk. */
class TooLarge extends Refused {
  constructor() {
    super('o arquivo é grande demais')
  }
}

/** In bytes: several times the largest archive of the register. */
const SIZE_MAX = 8 * 1024 ** 3

/** Attempts for one file: servers of the government stall and break off. */
const ATTEMPTS = 5
/** Without a byte for so long, a download is begun again where it was. */
const STALLED_MS = 60_000

export interface DownloadOptions {
  /** Bytes of the file at most. */
  most?: number | undefined
  /** Aborted: what came so far stays, and the next download goes on from there. */
  signal?: AbortSignal | undefined
}

/** The address without who may read it, and the headers that say so. */
export function splitAddress(address: string | URL): { url: URL; headers: Record<string, string> } {
  const url = new URL(address)
  const headers: Record<string, string> = { 'user-agent': 'praca' }
  if (url.username) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  }
  url.username = ''
  url.password = ''
  return { url, headers }
}

/**
 * What an address says of its file without sending it: its size as it is kept, and its time.
 * @returns null where nobody answers
 * @throws `signal.reason` where it was aborted
 */
export async function askHead(
  address: string | URL,
  signal: AbortSignal | undefined,
): Promise<Response | null> {
  const { url, headers } = splitAddress(address)
  const asked = { ...headers, 'accept-encoding': 'identity' }
  try {
    return await fetch(url, { method: 'HEAD', headers: asked, ...(signal && { signal }) })
  } catch {
    signal?.throwIfAborted()
    return null
  }
}

/**
 * Downloads a file, on from where an earlier attempt ended, unless it is there. What came is compared with the
 * checksum that the server tells, where it tells one.
 * @param address who may read it is in its user part
 * @throws DownloadError; `signal.reason` where it was aborted
 */
export async function downloadFile(
  address: string | URL,
  file: string,
  { most = SIZE_MAX, signal }: DownloadOptions = {},
): Promise<void> {
  if (await sizeOf(file)) return
  const { url, headers } = splitAddress(address)
  const part = `${file}.part`
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const told = await fetchOn(url, part, headers, most, signal)
      await checkSum(part, told)
      await rename(part, file)
      await rm(tagOf(part), { force: true })
      return
    } catch (error) {
      signal?.throwIfAborted()
      reason = reasonOf(error as Error)
      if (error instanceof TooLarge) await rm(part, { force: true })
      if (error instanceof Refused) break
    }
  }
  throw new DownloadError(`Não foi possível baixar ${path.basename(file)}: ${reason}.`)
}

/** What Node says of a server that is away, breaks off or says nothing more is in English. */
const reasonOf = ({ name, message }: Error) =>
  name === 'TypeError' || name === 'AbortError'
    ? 'o servidor não responde, ou para no meio'
    : message

/** Where it is noted of which version of the file a part is. */
const tagOf = (part: string) => `${part}.etag`

/** Fetches what is not there yet of a file. @returns the headers of the answer */
async function fetchOn(
  url: URL,
  part: string,
  headers: Record<string, string>,
  most: number,
  signal: AbortSignal | undefined,
): Promise<Headers> {
  const tag = await readFile(tagOf(part), 'utf8').catch(() => '')
  // Of which version of the file a part is, is not known otherwise: it is fetched whole.
  const from = tag ? await sizeOf(part) : 0
  const range: Record<string, string> = from > 0 ? { range: `bytes=${from}-`, 'if-range': tag } : {}
  const stalled = new AbortController()
  const stop = () => stalled.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  let timer = setTimeout(stop, STALLED_MS)
  try {
    const response = await fetch(url, { headers: { ...headers, ...range }, signal: stalled.signal })
    const { status, headers: told } = response
    const found = /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(told.get('content-range') ?? '')
    // What was fetched is all there is, unless the file is another one by now.
    if (status === 416 && from > 0 && Number(found?.[2] ?? from) === from) return told
    if (status === 416 || (status === 206 && Number(found?.[1] ?? from) !== from)) {
      await rm(part, { force: true })
      throw new Error('o servidor enviou outra parte do arquivo')
    }
    if (!response.ok || !response.body) {
      const Kind =
        status >= 400 && status < 500 && status !== 408 && status !== 429 ? Refused : Error
      throw new Kind(`o servidor respondeu ${status}`)
    }
    const isRest = status === 206
    const tagged = told.get('etag') ?? ''
    // A weak one does not promise the same bytes.
    const version = tagged && !tagged.startsWith('W/') ? tagged : (told.get('last-modified') ?? '')
    let size = isRest ? from : 0
    if (size + Number(told.get('content-length')) > most) {
      await response.body.cancel()
      throw new TooLarge()
    }
    if (!isRest) await writeFile(tagOf(part), version)
    const body = Readable.fromWeb(response.body as never)
    body.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) body.destroy(new TooLarge())
      clearTimeout(timer)
      timer = setTimeout(stop, STALLED_MS)
    })
    await pipeline(body, createWriteStream(part, { flags: isRest ? 'a' : 'w', mode: 0o600 }))
    const expected = Number(told.get('content-length')) + (isRest ? from : 0)
    const isPacked = told.has('content-encoding')
    if (expected && !isPacked && (await sizeOf(part)) !== expected)
      throw new Error('a transferência terminou antes do fim')
    return told
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Checksums of a whole file, as servers tell them: the header, what it looks like, and how it is written. */
const SUMS = [
  { header: 'repr-digest', look: /\bsha-256=:([^:]+):/i, hash: 'sha256', as: 'base64' },
  { header: 'digest', look: /\bsha-256=([^,]+)/i, hash: 'sha256', as: 'base64' },
  { header: 'oc-checksum', look: /^SHA256:([0-9a-f]{64})$/i, hash: 'sha256', as: 'hex' },
  { header: 'oc-checksum', look: /^SHA1:([0-9a-f]{40})$/i, hash: 'sha1', as: 'hex' },
  { header: 'oc-checksum', look: /^MD5:([0-9a-f]{32})$/i, hash: 'md5', as: 'hex' },
] as const

/** @throws Error where the bytes are not those that the server tells of; they are thrown away */
async function checkSum(part: string, told: Headers) {
  for (const { header, look, hash, as } of SUMS) {
    const expected = look.exec(told.get(header) ?? '')?.[1]
    if (!expected) continue
    const sum = createHash(hash)
    for await (const chunk of createReadStream(part)) sum.update(chunk)
    const found = sum.digest(as)
    if (found === (as === 'hex' ? expected.toLowerCase() : expected)) return
    await rm(part, { force: true })
    throw new Error('a soma de verificação difere')
  }
}

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0
