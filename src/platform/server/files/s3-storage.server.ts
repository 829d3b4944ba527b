import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import { Busy } from '../errors.server.ts'
import { log } from '../log/log.server.ts'
import { FOR_EVER, typeOf } from './file-types.ts'
import type { ByteRange, FileStorage, StoredFile } from './storage.server.ts'

/** Where an S3-compatible store is, and who may use it. */
export interface S3Access {
  /** As `https://s3.sa-east-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** The store begins its answer within this time, once it has what it was sent. */
const ANSWER_MS = 5000
/** Over the slowest line to a store that is put up with: 512 KiB a second. */
const SENT_BYTES_PER_MS = 512
/** Of a whole video over a slow line. */
const WHOLE_MS = 10 * 60_000
const RETRIES = 2
const RETRY_SECONDS = 10
/** A key names one content for ever: what is known of it stays so, unless it is removed. */
const KNOWN_MAX = 5000
const KNOWN_MS = 60_000

const away = () =>
  new Busy(
    RETRY_SECONDS,
    'Não foi possível guardar ou ler o arquivo agora. Tente de novo em instantes.',
  )

/** Of other shapes the store would know other files, or a longer address. */
const KEY = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/
const KEY_MAX = 1000

/** Files in a bucket of an S3-compatible store, under their keys. What it does not answer in time is a 503. */
export class S3Storage implements FileStorage {
  readonly #client: AwsClient
  readonly #root: string
  readonly #known = new LRUCache<string, { size: number; modified: Date }>({
    max: KNOWN_MAX,
    ttl: KNOWN_MS,
  })

  /**
   * @param isPublic whether a CDN may hand its files out: they say for how long they are kept
   * @param answerMs how long the store may be silent
   */
  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Access,
    readonly isPublic: boolean,
    readonly answerMs = ANSWER_MS,
  ) {
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    })
    this.#root = `${endpoint.replace(/\/+$/, '')}/${bucket}/`
  }

  async put(key: string, content: Uint8Array | { path: string }): Promise<void> {
    // With its length: stores take no stream of unknown size, and keep nothing of one that is cut off.
    const body =
      content instanceof Uint8Array
        ? new Blob([new Uint8Array(content)])
        : await openAsBlob(content.path)
    const headers = {
      'content-type': typeOf(key),
      ...(this.isPublic && { 'cache-control': FOR_EVER }),
      // A document is kept, never shown as a page.
      ...(key.endsWith('.pdf') && { 'content-disposition': 'attachment' }),
    }
    this.#known.delete(key)
    const answer = await this.#ask('PUT', key, { body, headers })
    await end(answer)
    if (!answer.ok) throw refused('PUT', answer)
  }

  async open(key: string): Promise<StoredFile | null> {
    if (!isKey(key)) return null
    const known = this.#known.get(key) ?? (await this.#look(key))
    if (!known) return null
    this.#known.set(key, known)
    return { ...known, read: (range) => Readable.from(this.#read(key, range)) }
  }

  async remove(key: string): Promise<void> {
    this.#known.delete(key)
    const answer = await this.#ask('DELETE', key)
    await end(answer)
    if (!answer.ok && answer.status !== 404) throw refused('DELETE', answer)
  }

  async #look(key: string) {
    const answer = await this.#ask('HEAD', key)
    if (answer.status === 404) return null
    if (!answer.ok) throw refused('HEAD', answer)
    const { headers } = answer
    return {
      size: Number(headers.get('content-length')),
      modified: new Date(headers.get('last-modified') ?? 0),
    }
  }

  async *#read(key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` }
    const answer = await this.#ask('GET', key, { headers })
    if (!answer.ok || !answer.body) {
      await end(answer)
      // An empty file has no part at all.
      if (answer.ok) return
      throw refused('GET', answer)
    }
    for await (const part of answer.body) yield part
  }

  async #ask(method: string, key: string, init: { body?: Blob; headers?: HeadersInit } = {}) {
    if (!isKey(key)) throw new Error(`${key} names no file.`)
    const silent = new AbortController()
    const sendingMs = (init.body?.size ?? 0) / SENT_BYTES_PER_MS
    const patience = setTimeout(() => silent.abort(), this.answerMs + sendingMs)
    try {
      return await this.#client.fetch(this.#root + key, {
        ...init,
        method,
        signal: AbortSignal.any([silent.signal, AbortSignal.timeout(WHOLE_MS)]),
      })
    } catch (error) {
      log.error({ method, err: error as Error }, 'the store of files does not answer')
      throw away()
    } finally {
      clearTimeout(patience)
    }
  }
}

const isKey = (key: string) => key.length <= KEY_MAX && KEY.test(key)

/** A body that nobody reads would keep its connection. */
const end = (answer: Response) => answer.arrayBuffer().catch(() => {})

function refused(method: string, { status }: Response) {
  log.error({ method, status }, 'the store of files refused')
  return away()
}
