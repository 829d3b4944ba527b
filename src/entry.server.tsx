import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { HtmlOf } from '#/components/still-cards.tsx'
import { htmlOf } from '#/platform/server/kept-html.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import { renderedHtml, scriptMark } from '#/platform/server/page-context.server.ts'
import { handoffScript } from '#/platform/server/page-data.server.ts'

const END = '</body></html>'

/**
 * Renders a page whole and at once: it is cached, so nothing is gained by sending its shell ahead.
 * The page is handed over as the text it is; the answer has only its status and headers.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const nonce = given.get(scriptMark)
  const data = serverHandoffStream ? await handoffScript(serverHandoffStream, nonce) : ''
  const html = renderToString(
    <HtmlOf value={htmlOf}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </HtmlOf>,
  )
  if (!html.endsWith(END)) throw new Error('A page ends in an unknown way.')
  given.set(renderedHtml, `<!DOCTYPE html>${html.slice(0, -END.length)}${data}${END}`)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Defects reach the log; answers that a route meant to give, as 404, are none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ err: error }, 'a page failed')
}
