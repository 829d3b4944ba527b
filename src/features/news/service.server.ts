import type { Database } from '#/platform/database/types.server.ts'
import { notFound } from '#/platform/errors.server.ts'
import { fileUrlOrEmpty } from '#/platform/files/urls.ts'
import * as repository from './repository.server.ts'
import { type ArticleType, LATEST_NEWS, type NewsCard, type NewsWire } from './schema.ts'

const LIST_MAX = 200
const NEWS_KINDS: repository.ArticleKind[] = ['news', 'article']

const TYPES: Record<repository.ArticleKind, ArticleType> = {
  news: 'News',
  career: 'Career',
  article: 'Article',
}
const KINDS: Record<ArticleType, repository.ArticleKind> = {
  News: 'news',
  Career: 'career',
  Article: 'article',
}

const presentCard = (row: repository.ArticleCardRow): NewsCard => ({
  _id: row.id,
  type: TYPES[row.kind],
  headline: row.headline,
  banner: fileUrlOrEmpty(row.bannerKey),
  company: row.company ?? '',
  date: (row.publishedAt ?? row.createdAt).toISOString(),
  url: row.url ?? '',
})

const present = (row: repository.ArticleCardRow & { body: string }): NewsWire => ({
  ...presentCard(row),
  comment: row.body,
})

export async function latestNews(db: Database, limit = LATEST_NEWS): Promise<NewsCard[]> {
  return (await repository.latestArticles(db, NEWS_KINDS, limit)).map(presentCard)
}

/** The whole list and, apart, the latest few. */
export async function listNews(db: Database) {
  const data = (await repository.latestArticles(db, NEWS_KINDS, LIST_MAX)).map(presentCard)
  return { data, latest: data.slice(0, LATEST_NEWS) }
}

/** @param type one kind, or news and articles when missing */
export async function searchNews(
  db: Database,
  search: string,
  type?: ArticleType,
): Promise<NewsWire[]> {
  const kinds = type ? [KINDS[type]] : NEWS_KINDS
  return (await repository.searchArticles(db, kinds, search, LIST_MAX)).map(present)
}

/** @throws AppError 404 */
export async function getArticle(db: Database, id: string): Promise<NewsWire> {
  const row = await repository.findArticle(db, id)
  if (!row) throw notFound('Artigo não encontrado.')
  return present(row)
}
