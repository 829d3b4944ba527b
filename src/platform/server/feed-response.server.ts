/** @param xml an RSS feed */
export const feedResponse = (xml: string) =>
  new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
