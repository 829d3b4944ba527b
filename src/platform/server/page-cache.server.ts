import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { isDatabaseAway } from './database/errors.server.ts'
import type { Database, DatabaseHandle } from './database/types.server.ts'
import { Busy } from './errors.server.ts'
import { type Tagged, TaggedCache } from './tagged-cache.server.ts'

/** What a page shows; dropping a tag drops every page that carries it. `offers` covers lists of them. */
export type CacheTag =
  | 'advertisements'
  | 'alternatives'
  | 'articles'
  | 'banners'
  | 'categories'
  | 'law'
  | 'market'
  | 'offers'
  | 'open-data'
  | 'register'
  | 'searches'
  | 'terms'
  | 'transparency'
  | 'vendors'
  | 'words'
  | `article:${string}`
  | `offer:${string}`
  | `user:${string}`
  | `vendor:${string}`

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * What is done each time that an answer is sent, kept or just made, as counting a search: it takes no
 * time and cannot fail.
 */
export type OnSent = (request: { ip: string; headers: IncomingHttpHeaders }) => void

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<CacheTag>
  onSent?: OnSent
}

export interface StoredPage extends RenderedPage, Tagged {
  tags: RenderedPage['tags']
  /** Of the body, for ETags. */
  hash: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
  /** Answers that were sent, to be sent again. */
  ready: Partial<Record<Encoding, ReadyAnswer>>
}

/** What is sent of a page in one encoding: names and values of the head by turns, and the body. */
export interface ReadyAnswer {
  etag: string
  /** The head for who has it already. */
  unchanged: string[]
  whole: string[]
  body: Buffer
  /** As the log names it. */
  route: string
  onSent?: OnSent
}

const CHANNEL = 'praca_pages'
/** Tags announced at once: each has some 45 bytes, and PostgreSQL announces less than 8000. */
const TAGS_PER_NOTICE = 100

/** A buffer is part of a block of 8 KiB, or of 16 as zlib makes them: kept, it would hold the whole. */
function alone(part: Buffer): Buffer {
  if (part.buffer.byteLength === part.length) return part
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}

const BR = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const GZIP = { level: 6 }

const compress = {
  br: async (body: Buffer) => alone(await promisify(brotliCompress)(body, BR)),
  gzip: async (body: Buffer) => alone(await promisify(gzip)(body, GZIP)),
  identity: async (body: Buffer) => body,
}

/**
 * Has every process drop, once the transaction commits, the pages that show what it changed.
 * @param tx the transaction of the change: a rollback drops nothing
 */
export async function dropPages(tx: Database, tags: CacheTag[]): Promise<void> {
  changedIn.get(tx)?.push(...tags)
  for (let told = 0; told < tags.length; told += TAGS_PER_NOTICE) {
    const notice = tags.slice(told, told + TAGS_PER_NOTICE).join(' ')
    await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${notice})`)
  }
}

/** What each transaction that is under way has changed. */
const changedIn = new WeakMap<Database, CacheTag[]>()

/**
 * Has this process drop what a transaction changed as soon as it is committed: who wrote, and asks
 * again at once, does not wait for the announcement, which comes on another connection.
 */
function dropAtCommit({ db }: DatabaseHandle, drop: (tags: CacheTag[]) => void) {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const changed: CacheTag[] = []
    const result = await begin((tx) => {
      changedIn.set(tx, changed)
      return work(tx)
    }, config)
    if (changed.length > 0) drop(changed)
    return result
  }
}

/** How long a page that may not be right any more is shown where no other one can be made. */
const OUTDATED_MS = 60 * 60 * 1000
/** After one was shown, others are, for so long, without another attempt. */
const NEXT_ATTEMPT_MS = 5000

const UNAVAILABLE = 503

/** Whether something could not be done now, and may be in a moment. */
const isPassing = (error: unknown) => error instanceof Busy || isDatabaseAway(error)

/** As it is sent: for nobody to keep, and with a word about what it is (RFC 9211). */
const asOutdated = (page: StoredPage): StoredPage => ({
  ...page,
  headers: {
    ...page.headers,
    'cache-control': 'no-cache',
    'cache-status': 'praca; hit; detail=outdated',
  },
  ready: {},
})

/** Pictures are packed as they are. */
export const isPicture = ({ headers }: Pick<StoredPage, 'headers'>): boolean =>
  headers['content-type']?.startsWith('image/') ?? false

/** What a page takes beside its body: three heads, buffers' own objects, its place in the cache. */
const AROUND_BYTES = 5 * 1024

/** Of the memory for pages, for those of searches: any words make one, and few are asked for twice. */
const SEARCHES_SHARE = 0.25

/** Rendered pages, the same for every visitor, kept whole in memory within a bound of bytes. */
export class PageCache {
  readonly #pages: TaggedCache<StoredPage>
  /** Apart, so that many words put out no page of an object. */
  readonly #searches: TaggedCache<StoredPage>
  #watchers = new Set<Watcher>()
  readonly #values = new TaggedCache<KeptValue>(VALUES_MAX_BYTES, ({ bytes }) => bytes)
  /** Whether it keeps pages at all. */
  readonly keepsPages: boolean
  /** When each could not be made again. */
  readonly #failedAt = new WeakMap<StoredPage, number>()
  #isAway = () => false
  #made = 0
  #outdated = 0

  /** @param maxBytes memory for pages and their keys; 0 keeps no page */
  constructor(maxBytes: number) {
    // The body and its two compressed copies, about a quarter each.
    const sizeOf = ({ body }: StoredPage) => Math.ceil(body.length * 1.5) + AROUND_BYTES
    const cacheOf = (share: number) => new TaggedCache(maxBytes * share, sizeOf, OUTDATED_MS)
    this.keepsPages = maxBytes > 0
    this.#pages = cacheOf(1 - SEARCHES_SHARE)
    this.#searches = cacheOf(SEARCHES_SHARE)
  }

  /** Drops what is kept as the database announces changes; what `kept` reads of it is kept from now on. */
  async follow(database: DatabaseHandle) {
    const drop = (tags: string[]) => {
      // First: what is read again of it has the change.
      database.changed()
      this.drop(tags)
    }
    await database.listen(CHANNEL, (payload) => drop(payload.split(' ')))
    this.#isAway = database.isAway
    dropAtCommit(database, drop)
    valuesOf.set(database.db, this.#values)
    this.#watchers = watchersOf.get(database.db) ?? this.#watchers
    watchersOf.set(database.db, this.#watchers)
  }

  /** What is kept under a key. */
  peek(key: string): StoredPage | undefined {
    return this.#pages.peek(key) ?? this.#searches.peek(key)
  }

  /**
   * The page under a key, rendered at most once at a time however many ask for it; who asks after a
   * change does not get what began before it. Only whole answers (200) are kept. Where it cannot be rendered now,
   * it is the one that was there before, which says so.
   * @param searches whether it shows what words find
   */
  async get(
    key: string,
    render: () => Promise<RenderedPage>,
    searches = false,
  ): Promise<StoredPage> {
    const pages = searches ? this.#searches : this.#pages
    const before = this.#mayBeShown(pages.outdated(key))
    if (before && !this.#isWorthTrying(before)) return this.#asOutdated(before)
    try {
      const page = await pages.get(key, async () => {
        this.#made++
        return toStored(await render())
      })
      if (!before || page.status !== UNAVAILABLE) return page
    } catch (error) {
      if (!before || !isPassing(error)) throw error
    }
    this.#failedAt.set(before, Date.now())
    return this.#asOutdated(before)
  }

  /** What is outdated may show what was hidden meanwhile: nobody needs such a picture. */
  #mayBeShown(before: StoredPage | undefined) {
    return before && isPicture(before) ? undefined : before
  }

  #asOutdated(before: StoredPage) {
    this.#outdated++
    return asOutdated(before)
  }

  /** For who watches the process: what is kept, how many pages were made, and shown outdated. */
  state() {
    const sizes = [this.#pages.size, this.#searches.size]
    const sum = (of: 'bytes' | 'values') => sizes.reduce((all, size) => all + size[of], 0)
    return {
      bytes: sum('bytes'),
      pages: sum('values'),
      made: this.#made,
      outdated: this.#outdated,
    }
  }

  #isWorthTrying(before: StoredPage) {
    return !this.#isAway() && Date.now() - (this.#failedAt.get(before) ?? 0) > NEXT_ATTEMPT_MS
  }

  drop(tags: string[]) {
    for (const watcher of this.#watchers) watcher(tags)
    // Values first: a page that is rendered again reads them.
    this.#values.drop(tags)
    this.#pages.drop(tags)
    this.#searches.drop(tags)
  }
}

/** Memory for what `kept` keeps. */
export const VALUES_MAX_BYTES = 48 * 1024 * 1024
const SMALL_VALUE_BYTES = 1024

interface KeptValue extends Tagged {
  value: unknown
  bytes: number
}

/** Of each database that is followed. */
const valuesOf = new WeakMap<Database, TaggedCache<KeptValue>>()

/** Is called with the tags of each change, before anything is dropped for it. */
type Watcher = (tags: string[]) => void

/** Of each database that is followed. */
const watchersOf = new WeakMap<Database, Set<Watcher>>()

/**
 * Has what this process holds by itself, beside what `kept` keeps, follow the changes of a database.
 * @returns false where nobody follows it, as in a transaction
 */
export function watchChanges(db: Database, watcher: Watcher): boolean {
  return Boolean(watchersOf.get(db)?.add(watcher))
}

interface Keeping<T> {
  key: string
  /** What it is made of. A page that shows it carries them too. */
  tags: CacheTag[] | ((value: T) => CacheTag[])
  /** About how much memory it takes, where it is more than a kilobyte. */
  bytesOf?(value: T): number
}

/**
 * What many pages and calls show alike, made once and held in memory by each process until a change
 * to one of its tags is announced. In a transaction it is made each time.
 */
export async function kept<T>(
  db: Database,
  { key, tags, bytesOf = () => SMALL_VALUE_BYTES }: Keeping<T>,
  make: () => Promise<T>,
): Promise<T> {
  const values = valuesOf.get(db)
  if (!values) return make()
  const held = await values.get(key, async () => {
    const value = await make()
    // Around the least value there are its tags, its key and its place.
    const bytes = Math.max(SMALL_VALUE_BYTES, bytesOf(value))
    const all = typeof tags === 'function' ? tags(value) : tags
    return { value, tags: new Set<string>(all), bytes }
  })
  return held.value as T
}

function toStored(page: RenderedPage): StoredPage {
  const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 22)
  return {
    ...page,
    body: alone(page.body),
    hash,
    encoded: {},
    ready: {},
    isLasting: page.status === 200,
  }
}

/** The body as one client wants it; compressed on its first request in that encoding, then kept. */
export function encodedBody(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  page.encoded[encoding] ??= compress[encoding](page.body)
  return page.encoded[encoding]
}
