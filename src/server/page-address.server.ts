import { addressOf, isData, keptParameters } from '#/addresses/match.ts'
import { ADDRESSES, type Address } from '#/addresses/table.ts'
import { AppError } from '#/platform/server/errors.server.ts'

/** Names the parts of a page that the browser lacks, where it asks for the data of a page. */
const ROUTES = '_routes'
/** Routes around screens, and that of unknown addresses. */
const AROUND = ['root', 'routes/queries', 'routes/admin', 'routes/unknown']
/** The routes of screens. */
const IDS = new Map(Object.entries<Address>(ADDRESSES).map(([id, address]) => [address, id]))

/** Where the browser asks which routes lead to some paths. */
const MANIFEST = '/__manifest'

/** What a URL resolves: browsers do before they send it, and `Request` before the router reads it. */
const DETOUR = /[\\#]|\/\.|%2e/i

/** The path and the parameters of a request's target, which proxies send with its origin. */
export const withoutOrigin = (target: string) => target.replace(/^[a-z]+:\/\/[^/?]*/i, '')

interface PageAddress {
  /** Path and the parameters that matter, in one order: what identifies a page. */
  address: string
  isSecret: boolean
  /** It shows what words find. */
  searches: boolean
  /** It is drawn for who asks. */
  isPicture: boolean
}

/**
 * The page that is asked for. Parameters that it does not read, as those of campaigns, neither render
 * nor keep it again; nor does another spelling of its path.
 * @param target of the request: a path, or a whole address
 * @param version of the build that answers
 * @throws AppError 400
 */
export function pageAddress(target: string, version: string): PageAddress {
  const url = withoutOrigin(target)
  const [sent = ''] = url.split('?', 1)
  if (!sent.startsWith('/')) throw new AppError(400, 'Endereço inválido.')
  const asIs = DETOUR.test(sent) ? new URL(`http://localhost${sent}`).pathname : sent
  const row = addressOf(asIs)
  const path = asWritten(asIs, row)
  const { isSecret = false, searches = false, isPicture = false } = row ?? {}
  const kind = { isSecret, searches, isPicture }
  // Nearly every request: a path, and nothing to sort out.
  if (sent === url) return { address: path, ...kind }
  const given = new URLSearchParams(url.slice(sent.length))
  if (path === MANIFEST) return { address: `${path}?${manifestOf(given, version)}`, ...kind }
  const kept = keptParameters(row ?? {}, given)
  const asked = given.get(ROUTES)?.split(',')
  const routes = [...AROUND, row && IDS.get(row)].filter((id) => id && asked?.includes(id))
  if (routes.length > 0) kept.set(ROUTES, routes.join(','))
  return { address: kept.size > 0 ? `${path}?${kept}` : path, ...kind }
}

/** A variable in a row's path. */
const VARIABLE = /:\w+/g

/**
 * A path as its row writes it, where no variable makes another page, whatever its case and its slashes: any id is
 * one page to render and keep.
 */
function asWritten(path: string, row: Address | undefined): string {
  if (!row || (row.path.includes(':') && !row.isAlike)) return path
  const written = row.path.replace(VARIABLE, 'x')
  if (!isData(path)) return written
  return written === '/' ? '/_root.data' : `${written}.data`
}

/**
 * The rows of the paths that are asked about: few answers, however many paths there are. Who has another build
 * is told to load the page again, whichever it is.
 */
function manifestOf(given: URLSearchParams, version: string): URLSearchParams {
  const asked = (given.get('paths') ?? '').split(',')
  const paths = new Set(asked.map((path) => addressOf(path)?.path ?? '/*'))
  return new URLSearchParams({
    paths: [...paths].sort().join(','),
    version: given.get('version') === version ? version : '',
  })
}
