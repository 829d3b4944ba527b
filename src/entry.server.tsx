import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { log } from '#/platform/server/log/log.server.ts'
import { routersPage, scriptMark } from '#/platform/server/page-context.server.ts'
import { handoffCode } from '#/platform/server/page-data.server.ts'
import { END, renderPart } from '#/server/page-parts.server.tsx'

/**
 * The router's own way to a page, rendered whole and at once: it is cached, so nothing is gained by
 * sending its shell ahead. The page is handed over as the text it is; the answer has only its status
 * and headers. What follows on an address that was once rendered like this is up to `Documents`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const mark = given.get(scriptMark)
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  const html = renderPart('whole', entry, new URL(request.url), mark)
  if (!html.endsWith(END)) throw new Error('A page ends in an unknown way.')
  const script = data && `<script nonce="${mark}">${handoffCode(data)}</script>`
  const page = `<!DOCTYPE html>${html.slice(0, -END.length)}${script}${END}`
  given.set(routersPage, { html: page, entry })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Defects reach the log; answers that a route meant to give, as 404, are none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ err: error }, 'a page failed')
}
