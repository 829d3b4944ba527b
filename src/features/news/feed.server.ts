import { Feed } from 'feed'
import { truncate } from '#/domain/text.ts'
import { webAddress } from '#/domain/web-address.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { FEED_SIZE } from './limits.ts'
import { CAREERS_FEED, NEWS_FEED, pageOfItem } from './links.ts'
import { plainText } from './sanitise.server.ts'
import type { NewsWire } from './schema.ts'
import { latestWhole } from './service.server.ts'

const SUMMARY_MAX = 300

/** What XML cannot hold. */
const NO_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

interface FeedOf {
  path: string
  title: string
  description: string
  /** The page that it follows. */
  page: string
}

const FEEDS = {
  news: {
    ...NEWS_FEED,
    description: 'Notícias e artigos sobre software empresarial e serviços de tecnologia.',
    page: '/news',
  },
  careers: {
    ...CAREERS_FEED,
    description: 'Vagas em empresas que fazem, vendem e implantam software no Brasil.',
    page: '/careers',
  },
} satisfies Record<string, FeedOf>

/**
 * What was published last, as RSS 2.0.
 * @param publicUrl of this installation: readers of feeds want whole addresses
 */
export async function feedOf(
  db: Database,
  which: keyof typeof FEEDS,
  publicUrl: string,
): Promise<string> {
  const { path, title, description, page } = FEEDS[which]
  const items = await latestWhole(db, which === 'careers' ? 'Career' : undefined, FEED_SIZE)
  const feed = new Feed({
    title,
    description,
    link: publicUrl + page,
    language: 'pt-br',
    feedLinks: { rss: publicUrl + path },
    generator: false,
    // As of its contents, so that the same contents are the same file.
    updated: new Date(items[0]?.date ?? 0),
  })
  for (const item of items) feed.addItem(entryOf(item, publicUrl))
  return feed.rss2().replace(NO_XML, '')
}

function entryOf(item: NewsWire, publicUrl: string) {
  const here = publicUrl + pageOfItem(item)
  const text = plainText(item.comment)
  return {
    title: item.company ? `${item.headline} · ${item.company}` : item.headline,
    id: here,
    // As its card does: news lead to their source.
    link: (item.type === 'News' && webAddress(item.url)) || here,
    date: new Date(item.date),
    description: truncate(text, SUMMARY_MAX),
  }
}
