import type { FastifyRequest } from 'fastify'
import { addressOf } from '#/addresses/match.ts'
import { markdownPath } from '#/platform/markdown-path.ts'
import { prefersMarkdown } from '#/platform/server/http/accepted-type.server.ts'
import type { PageCache, RenderedPage } from '#/platform/server/page-cache.server.ts'
import { withoutOrigin } from './page-address.server.ts'

const END = /\.md$/i
const HOME = '/index'

/** Of public pages, which are whole without a script. */
function hasTwin(path: string): boolean {
  const row = addressOf(path)
  return Boolean(row && !row.isSecret && (row.waits || row.inSitemap))
}

/**
 * The page of which a request wants the twin in Markdown: by its path, or as it prefers the type.
 * @returns the target of that page; null for a request that wants none
 */
export function twinOf({ url, headers }: FastifyRequest): string | null {
  const [path = '', ...parameters] = withoutOrigin(url).split('?')
  if (END.test(path)) {
    const page = path.replace(END, '')
    const plain = page === HOME ? '/' : page
    return hasTwin(plain) ? [plain, ...parameters].join('?') : null
  }
  return prefersMarkdown(headers.accept) && hasTwin(path) ? url : null
}

/**
 * The twin of a page, kept by its own path. It is as much work as the page: a turn of its own, begun once nothing is
 * waited for. Within the page's turn, pages would wait for turns that twins hold.
 * @param whole the page, which takes its own turn
 */
export const twinPage = (
  cache: Pick<PageCache, 'get'>,
  address: string,
  whole: () => Promise<RenderedPage>,
  inTurn: (work: () => Promise<RenderedPage>) => Promise<RenderedPage>,
  publicUrl: string,
) =>
  cache.get(markdownPath(address), async () => {
    const page = await whole()
    return inTurn(() => asMarkdown(page, address, publicUrl))
  })

/** A page in Markdown. What is no page, as a redirection, stays what it is. */
async function asMarkdown(
  page: RenderedPage,
  address: string,
  publicUrl: string,
): Promise<RenderedPage> {
  const type = page.headers['content-type'] ?? ''
  if (!type.startsWith('text/html')) return page
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'content-location': markdownPath(address),
    // Search engines list the page itself.
    'x-robots-tag': 'noindex',
    link: `<${publicUrl}${address}>; rel="canonical"`,
    vary: 'accept',
  }
  // It holds a browser's document model: a start need not wait for that.
  const { markdownOf } = await import('./markdown.server.ts')
  const body = Buffer.from(markdownOf(page.body.toString(), publicUrl))
  return { ...page, headers, body }
}
