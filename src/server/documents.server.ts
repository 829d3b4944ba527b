import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import {
  type UNSAFE_DataWithResponseInit as DataWithResponseInit,
  type EntryContext,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { addressOf } from '#/addresses/match.ts'
import type { Address } from '#/addresses/table.ts'
import { unavailable } from '#/platform/server/errors.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import { encodePageData, handoffCode } from '#/platform/server/page-data.server.ts'
import { scriptHash } from './content-policy.server.ts'
import {
  type Content,
  type Frame,
  renderContent,
  renderFrame,
  wholePage,
} from './page-parts.server.tsx'

type Matches = EntryContext['staticHandlerContext']['matches']
type Route = Matches[number]['route']

export interface Document {
  status: number
  body: Buffer
  scriptHashes: string[]
}

interface Wanted {
  url: URL
  context: RouterContextProvider
  /** Rows that the loaders show and do not send: of two pages they differ where the pages do. */
  still: unknown[]
  /** Made for one answer, which is not kept, or which few ask for. */
  isPassing: boolean
}

/** What loaders gave, as it is and as a page has it. */
interface Loaded {
  status: number
  loaderData: Record<string, unknown>
  data: string
}

/** How the pages of an address are made. */
interface Way {
  /** The root, with no route below it but those to the screen. */
  root: Route
  /** As the router gave it for one of the pages. */
  entry: EntryContext
  /** The same, knowing no other routes. */
  own: EntryContext
}

/** What `data` of React Router makes. */
const ANSWER = 'DataWithResponseInit'

/** One for each address, and others after each change of the banners. */
const MAX_FRAMES = 150
/** Of some 400 pages. */
export const MAX_BYTES = 24 * 1024 * 1024

/**
 * Makes the pages of an address as the router made one of them, with the same loaders and components,
 * but does once what it does for each. What is no page like that one, as a redirection or an error, is
 * left to the router.
 */
export class Documents {
  readonly #build: ServerBuild
  readonly #ways = new Map<Address, Way>()
  /** Those that could not be made so, of which the log says it once. */
  readonly #unmade = new Set<Address>()
  readonly #frames = new LRUCache<string, Frame>({ max: MAX_FRAMES })
  /** By all that they show: one that changes has another key. */
  readonly #contents = new LRUCache<string, Content>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ head, main }) => head.length + main.length + 500,
  })

  constructor(build: ServerBuild) {
    this.#build = build
  }

  /** Whether the pages of an address can be made. */
  knows({ pathname }: URL): boolean {
    const address = addressOf(pathname)
    return address !== undefined && this.#ways.has(address)
  }

  /**
   * @param entry of a page that the router rendered; a screen that says that there is no such thing is one too
   * @returns whether the pages of its address can be made from now on
   */
  learn(url: URL, entry: EntryContext): boolean {
    // Another one of the address was rendered meanwhile.
    if (this.knows(url)) return true
    const { matches, errors } = entry.staticHandlerContext
    const address = addressOf(url.pathname)
    const isPlain = matches.every(({ route }) => !this.#build.routes[route.id]?.module.middleware)
    if (!address || errors || !isPlain) return false
    // Of a path of thousands of letters the router sends all routes: no page of another path begins so.
    if (entry.routeDiscovery.mode !== this.#build.routeDiscovery.mode) return false
    const routes = matches.map(({ route }) => route)
    const root = routes.reduceRight<Route | undefined>(
      (below, route) => ({ ...route, children: below && [below] }) as Route,
      undefined,
    )
    if (!root) return false
    const known = routes.map(({ id }) => [id, entry.manifest.routes[id]])
    const manifest = { ...entry.manifest, routes: Object.fromEntries(known) }
    this.#ways.set(address, { root, entry, own: { ...entry, manifest } })
    return true
  }

  /**
   * @returns null for what the router has to make: it begins again, and answers and logs what went wrong
   * @throws Busy where loaders cannot be asked now: to begin again would only take longer
   */
  async render(wanted: Wanted): Promise<Document | null> {
    const { url } = wanted
    // As the router does.
    if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/$/, '')
    const address = addressOf(url.pathname)
    const way = address && this.#ways.get(address)
    const matches = way && (matchRoutes([way.root], url.pathname) as Matches | null)
    if (!matches) return null
    const loaded = await this.#load(matches, address.path, wanted).catch((error) => {
      if (saysUnavailable(error)) throw unavailable()
      return null
    })
    if (!loaded) return null
    try {
      return this.#document(way, address, matches, loaded, wanted)
    } catch (error) {
      // The router makes it all the same, only slower: nobody would notice.
      if (!this.#unmade.has(address))
        log.error(
          { address: address.path, err: error as Error },
          'a page was not made in its own way',
        )
      this.#unmade.add(address)
      return null
    }
  }

  #document(
    way: Way,
    address: Address,
    matches: Matches,
    { status, loaderData, data }: Loaded,
    wanted: Wanted,
  ): Document {
    const script = handoffCode(data)
    const { pathname, search } = wanted.url
    const location = { pathname, search, hash: '', state: null, key: 'default' }
    const page = { ...way.entry.staticHandlerContext, location, matches, loaderData }
    const frame = this.#frame({ ...way.entry, staticHandlerContext: page }, wanted, address)
    const content = this.#content({ ...way.own, staticHandlerContext: page }, data, wanted)
    const scriptHashes = [...frame.scriptHashes, scriptHash(script)]
    return { status, body: wholePage(frame, content, script), scriptHashes }
  }

  /** Asks the loaders of all routes at once. @throws what they throw; where data are none that a page has as text */
  async #load(matches: Matches, pattern: string, { url, context }: Wanted): Promise<Loaded> {
    let status = 200
    const load = async ({ route, params }: Matches[number]) => {
      const { loader } = this.#build.routes[route.id]?.module ?? {}
      if (!loader) return []
      const given = await loader({
        url,
        params,
        context,
        pattern,
        get request() {
          return new Request(url)
        },
      })
      if (!isAnswer(given)) return [[route.id, given]]
      if (given.init?.headers) throw new Error('Headers are up to the router.')
      status = given.init?.status ?? status
      return [[route.id, given.data]]
    }
    const loaderData = Object.fromEntries((await Promise.all(matches.map(load))).flat())
    const data = encodePageData({ loaderData, actionData: null, errors: null })
    return { status, loaderData, data }
  }

  #frame(entry: EntryContext, { url }: Wanted, { waits }: Address): Frame {
    const { matches, loaderData } = entry.staticHandlerContext
    const key = matches.at(-1)?.route.id + JSON.stringify(loaderData.root)
    const kept = this.#frames.get(key)
    if (kept) return kept
    // Hot reload has scripts of its own.
    const frame = renderFrame(entry, url, waits === true && !entry.manifest.hmr)
    this.#frames.set(key, frame)
    return frame
  }

  #content(entry: EntryContext, data: string, { url, still, isPassing }: Wanted): Content {
    if (isPassing) return renderContent(entry, url)
    const all = url.href + data + JSON.stringify(still)
    const key = createHash('sha256').update(all).digest('base64')
    const kept = this.#contents.get(key)
    if (kept) return kept
    const content = renderContent(entry, url)
    this.#contents.set(key, content)
    return content
  }
}

const saysUnavailable = (thrown: unknown) => isAnswer(thrown) && thrown.init?.status === 503

const isAnswer = (given: unknown): given is DataWithResponseInit<unknown> =>
  typeof given === 'object' && given !== null && 'type' in given && given.type === ANSWER
