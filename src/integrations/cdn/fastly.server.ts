import { askForJson } from '../json-answer.server.ts'
import { BOUNDS, type Cdn, type CdnEnv, headersWith, KEPT } from './cdn.server.ts'

const API = 'https://api.fastly.com'

/**
 * Fastly, by surrogate keys: https://www.fastly.com/documentation/reference/api/purging/
 * A Varnish that takes the same call is purged so as well (`deploy/varnish`).
 */
export function openFastly({ CDN_ID: id, CDN_TOKEN: token, CDN_API_URL = API }: CdnEnv): Cdn {
  const service = `${CDN_API_URL}/service/${encodeURIComponent(id)}`
  async function call(action: string, headers: Record<string, string> = {}) {
    const request = { method: 'POST', headers: { 'fastly-key': token, ...headers } }
    const { status } = await askForJson(`${service}/${action}`, request, BOUNDS)
    if (status !== 200) throw new Error(`Fastly answered ${status}.`)
  }
  return {
    namesAtOnce: 256,
    headersOf: (names) =>
      headersWith(names, ' ', (joined) => ({
        'surrogate-control': KEPT,
        'surrogate-key': joined,
      })),
    purge: (names) => call('purge', { 'surrogate-key': names.join(' ') }),
    purgeAll: () => call('purge_all'),
  }
}
