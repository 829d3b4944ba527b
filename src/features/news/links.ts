import { careerPath } from '#/platform/links.ts'
import { ARTICLE_ORDERS, type ArticleOrder, ORDER_PARAMETER } from './order.ts'
import type { NewsCard } from './schema.ts'

/** Leads to the latest article (the specification's address). */
export const LATEST_ARTICLE_PATH = '/artigos/detail/article'
export const NEWS_FEED = { path: '/news.rss', title: 'Notícias da Praça' }
export const CAREERS_FEED = { path: '/careers.rss', title: 'Vagas da Praça' }

export const articlePath = (id: string) => `/information/artigo/${id}`

/** Where the card of an item leads: outside for news, to the job for a job, else to the article. */
export function newsLink({ _id, type, url }: Pick<NewsCard, '_id' | 'type' | 'url'>) {
  if (type === 'News' && url) return { href: url, external: true }
  if (type === 'Career') return { href: careerPath(_id), external: false }
  return { href: articlePath(_id), external: false }
}

/** The page of an item here, also of news whose card leads outside. */
export const pageOfItem = ({ _id, type }: Pick<NewsCard, '_id' | 'type'>) =>
  type === 'Career' ? careerPath(_id) : articlePath(_id)

/** Address of the list's first page for a search and an order. */
export function newsPath(search: string, order: ArticleOrder): string {
  const parameters = new URLSearchParams()
  if (search) parameters.set('search', search)
  if (order !== ARTICLE_ORDERS[0].value) parameters.set(ORDER_PARAMETER, order)
  return parameters.size > 0 ? `/news?${parameters}` : '/news'
}
