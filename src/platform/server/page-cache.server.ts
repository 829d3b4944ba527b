import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database, DatabaseHandle } from './database/types.server.ts'

/** What a page shows; dropping a tag drops every page that carries it. `offers` covers lists of them. */
export type CacheTag =
  | 'advertisements'
  | 'articles'
  | 'banners'
  | 'categories'
  | 'offers'
  | 'vendors'
  | `article:${string}`
  | `offer:${string}`
  | `user:${string}`
  | `vendor:${string}`

export type Encoding = 'br' | 'gzip' | 'identity'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<CacheTag>
}

export interface StoredPage extends RenderedPage {
  /** Of the body, for ETags. */
  hash: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

const CHANNEL = 'praca_pages'
const EVERYTHING = '*'
/** Tags announced at once: each has some 45 bytes, and PostgreSQL announces less than 8000. */
const TAGS_PER_NOTICE = 100

/** A bound on how long a page outlives a change that reached the database by another way. */
const MAX_AGE_MS = 10 * 60 * 1000

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  identity: async (body: Buffer) => body,
}

/**
 * Has every process drop, once the transaction commits, the pages that show what it changed.
 * @param tx the transaction of the change: a rollback drops nothing
 */
export async function dropPages(tx: Database, tags: CacheTag[]): Promise<void> {
  for (let told = 0; told < tags.length; told += TAGS_PER_NOTICE) {
    const notice = tags.slice(told, told + TAGS_PER_NOTICE).join(' ')
    await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${notice})`)
  }
}

/** Rendered pages, the same for every visitor, kept whole in memory within a bound of bytes. */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage> | undefined
  readonly #rendering = new Map<string, { page: Promise<StoredPage>; dropped: Set<string> }>()

  /** @param maxBytes memory for pages and their keys; 0 keeps nothing */
  constructor(maxBytes: number) {
    if (maxBytes > 0) {
      this.#pages = new LRUCache({
        maxSize: maxBytes,
        ttl: MAX_AGE_MS,
        // The body and its two compressed copies, about a quarter each, with some overhead.
        sizeCalculation: (page, key) => Math.ceil(page.body.length * 1.5) + key.length + 1024,
      })
    }
  }

  /** Drops pages as the database announces changes. */
  async follow(database: DatabaseHandle) {
    await database.listen(CHANNEL, (payload) => this.drop(payload.split(' ')))
  }

  /**
   * The page under a key, rendered at most once at a time however many ask for it; who asks after a
   * change does not get what began before it. Only whole answers (200) are kept.
   */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const stored = this.#pages?.get(key)
    if (stored) return stored
    const underway = this.#rendering.get(key)
    if (underway?.dropped.size === 0) return underway.page

    const dropped = new Set<string>()
    // Registered before it begins, so that no change falls between.
    const page = Promise.resolve().then(render).then(toStored)
    const rendering = { page, dropped }
    this.#rendering.set(key, rendering)
    try {
      const result = await page
      // Something it shows changed while it was rendered: good for those who asked, not to keep.
      const stale = dropped.has(EVERYTHING) || [...result.tags].some((tag) => dropped.has(tag))
      if (result.status === 200 && !stale) this.#pages?.set(key, result)
      return result
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  drop(tags: string[]) {
    for (const { dropped } of this.#rendering.values()) for (const tag of tags) dropped.add(tag)
    if (tags.includes(EVERYTHING)) return this.#pages?.clear()
    for (const [key, page] of this.#pages?.entries() ?? []) {
      if (tags.some((tag) => page.tags.has(tag as CacheTag))) this.#pages?.delete(key)
    }
  }
}

function toStored(page: RenderedPage): StoredPage {
  const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 22)
  return { ...page, hash, encoded: {} }
}

/** The body as one client wants it; compressed on its first request in that encoding, then kept. */
export function encodedBody(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  page.encoded[encoding] ??= compress[encoding](page.body)
  return page.encoded[encoding]
}
