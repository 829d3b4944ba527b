import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { log } from '#/platform/server/log/log.server.ts'
import { scriptMark } from '#/platform/server/page-context.server.ts'

/** Renders a page whole: it is cached, so nothing is gained by sending its shell ahead. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const nonce = given.get(scriptMark)
  const html = new PassThrough()
  const whole = buffer(html)
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady: () => {
          pipe(html)
          resolve()
        },
        onShellError: reject,
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(await whole), { status, headers })
}

/** Defects reach the log; answers that a route meant to give, as 404, are none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ err: error }, 'a page failed')
}
