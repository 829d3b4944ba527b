import { XSRF_COOKIE, XSRF_HEADER } from '#/platform/xsrf.ts'
import type { RunningServer } from './server.ts'

const XSRF = 'token-of-the-bench'

/** Sends what every browser sends along. @throws Error when it is refused */
export async function post({ url }: RunningServer, path: string, body: object, token?: string) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${XSRF_COOKIE}=${XSRF}`,
      [XSRF_HEADER]: XSRF,
      ...(token && { token }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return answer.json()
}
