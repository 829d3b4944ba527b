/** A network of caches before the site, which keeps pages until it is told that they changed. */
export interface Cdn {
  /** What it is told of a page, and tells no browser: how long it may keep it, and by which names it drops it. */
  headersOf(names: ReadonlySet<string>): Record<string, string>
  /** How many names one call takes. */
  namesAtOnce: number
  /** Has it drop what bears one of some names. @throws Error where it does not say that it did */
  purge(names: string[]): Promise<void>
  /** Has it drop everything. @throws Error where it does not say that it did */
  purgeAll(): Promise<void>
}

export interface CdnEnv {
  /** Of the service at Fastly, of the zone at Cloudflare. */
  CDN_ID: string
  CDN_TOKEN: string
  CDN_API_URL?: string
}

export const BOUNDS = { timeoutMs: 10_000, maxBytes: 64 * 1024 }

/**
 * A change that it is not told of is seen after ten minutes, as in the memory of a process. While the site renders a
 * page anew it shows the old one, and while the site is away, for an hour.
 */
export const KEPT = 'max-age=600, stale-while-revalidate=30, stale-if-error=3600'

/** More of a head is taken by none: who shows so many things is kept for a minute, as by any other cache. */
const NAMES_MAX_BYTES = 8000

/** The headers of a page whose names fit; none for another one. */
export function headersWith(
  names: ReadonlySet<string>,
  separator: string,
  headersOf: (joined: string) => Record<string, string>,
): Record<string, string> {
  const joined = [...names].join(separator)
  return joined.length > 0 && joined.length <= NAMES_MAX_BYTES ? headersOf(joined) : {}
}
