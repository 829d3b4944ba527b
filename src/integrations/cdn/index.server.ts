import type { Env } from '#/platform/server/env.server.ts'
import type { Cdn } from './cdn.server.ts'
import { openCloudflare } from './cloudflare.server.ts'
import { openFastly } from './fastly.server.ts'

const OPEN = { fastly: openFastly, cloudflare: openCloudflare }

/** The CDN that the configuration names; null where none is told of changes. */
export function openCdn({ CDN, CDN_ID, CDN_TOKEN, CDN_API_URL }: Env): Cdn | null {
  if (!CDN || !CDN_ID || !CDN_TOKEN) return null
  return OPEN[CDN]({ CDN_ID, CDN_TOKEN, CDN_API_URL })
}
