import { askForJson } from '../json-answer.server.ts'
import { BOUNDS, type Cdn, type CdnEnv, headersWith, KEPT } from './cdn.server.ts'

const API = 'https://api.cloudflare.com/client/v4'

/** Cloudflare, by cache tags: https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
export function openCloudflare({ CDN_ID: id, CDN_TOKEN: token, CDN_API_URL = API }: CdnEnv): Cdn {
  async function call(what: object) {
    const { status, body } = await askForJson(
      `${CDN_API_URL}/zones/${encodeURIComponent(id)}/purge_cache`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(what),
      },
      BOUNDS,
    )
    const isDone = (body as { success?: unknown } | undefined)?.success === true
    if (status !== 200 || !isDone) throw new Error(`Cloudflare answered ${status}.`)
  }
  return {
    namesAtOnce: 30,
    headersOf: (names) =>
      headersWith(names, ',', (joined) => ({
        'cloudflare-cdn-cache-control': KEPT,
        'cache-tag': joined,
      })),
    purge: (tags) => call({ tags }),
    purgeAll: () => call({ purge_everything: true }),
  }
}
