import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { LATEST_NEWS, NEWS_PAGE_SIZE } from './limits.ts'
import type { ArticleOrder } from './order.ts'
import { KINDS, presentArticle, presentCard, presentJobFacts } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { ArticleType, JobFacts, NewsCard, NewsWire } from './schema.ts'

const LIST_MAX = 200
const NEWS_KINDS: repository.ArticleKind[] = ['news', 'article']
const JOB_KINDS: repository.ArticleKind[] = ['career']

export interface ArticlePageSearch {
  query: string
  order: ArticleOrder
  page: number
}

/** A job and whether it is one of the 'imperdíveis'. */
export interface Job extends NewsWire, JobFacts {
  featured: boolean
}

const presentJob = async (row: repository.ArticleRow): Promise<Job> => ({
  ...(await presentArticle(row)),
  ...presentJobFacts(row),
  featured: row.isFeatured,
})

export async function latestNews(db: Database, limit = LATEST_NEWS): Promise<NewsCard[]> {
  return (await repository.findCards(db, { kinds: NEWS_KINDS, limit })).map(presentCard)
}

/** The latest items other than the one that was just read. */
export async function furtherReading(db: Database, id: string): Promise<NewsCard[]> {
  const latest = await latestNews(db, LATEST_NEWS + 1)
  return latest.filter((item) => item._id !== id).slice(0, LATEST_NEWS)
}

interface NewsPageSearch extends ArticlePageSearch {
  /** So many of the first are shown elsewhere, and are not of the list. */
  without?: number
}

export async function newsPage(
  db: Database,
  { query, order, page, without = 0 }: NewsPageSearch,
): Promise<Page<NewsCard>> {
  const offset = without + (page - 1) * NEWS_PAGE_SIZE
  const search = { kinds: NEWS_KINDS, query, order, limit: NEWS_PAGE_SIZE, offset }
  const [rows, total] = await Promise.all([
    repository.findCards(db, search),
    repository.countArticles(db, search),
  ])
  return pageOf(rows.map(presentCard), Math.max(0, total - without), page, NEWS_PAGE_SIZE)
}

/** A page of jobs. @param featured the 'imperdíveis' before the others, or alone */
export async function jobsPage(
  db: Database,
  search: ArticlePageSearch & { limit: number; featured?: 'first' | 'only' },
): Promise<Page<Job>> {
  const { page, limit } = search
  const slice = { ...search, kinds: JOB_KINDS, offset: (page - 1) * limit }
  const [rows, total] = await Promise.all([
    repository.findArticles(db, slice),
    repository.countArticles(db, slice),
  ])
  return pageOf(await Promise.all(rows.map(presentJob)), total, page, limit)
}

/** Open jobs, newest first. */
export async function openJobs(db: Database): Promise<Job[]> {
  const rows = await repository.findArticles(db, { kinds: JOB_KINDS, limit: LIST_MAX })
  return Promise.all(rows.map(presentJob))
}

/** Jobs that mention some of several terms, those that mention most first. */
export async function matchingJobs(
  db: Database,
  terms: repository.JobTerm[],
  limit: number,
): Promise<Job[]> {
  if (terms.length === 0) return []
  return Promise.all((await repository.matchingJobs(db, terms, limit)).map(presentJob))
}

/** @throws AppError 404 */
export async function getJob(db: Database, id: string): Promise<Job> {
  const row = await repository.findArticle(db, id)
  if (row?.kind !== 'career') throw notFound('Vaga não encontrada.')
  return presentJob(row)
}

/** The whole list and, apart, the latest few. */
export async function listNews(db: Database) {
  const data = await latestNews(db, LIST_MAX)
  return { data, latest: data.slice(0, LATEST_NEWS) }
}

/** @param type one kind, or news and articles when missing */
export async function searchNews(
  db: Database,
  query: string,
  type?: ArticleType,
): Promise<NewsWire[]> {
  const kinds = type ? [KINDS[type]] : NEWS_KINDS
  const rows = await repository.findArticles(db, { kinds, query, limit: LIST_MAX })
  return Promise.all(rows.map(presentArticle))
}

/** The latest items with their bodies. @param type one kind, or news and articles when missing */
export async function latestWhole(
  db: Database,
  type: ArticleType | undefined,
  limit: number,
): Promise<NewsWire[]> {
  const kinds = type ? [KINDS[type]] : NEWS_KINDS
  const rows = await repository.findArticles(db, { kinds, limit })
  return Promise.all(rows.map(presentArticle))
}

/** @throws AppError 404 */
export async function getArticle(db: Database, id: string): Promise<NewsWire> {
  const row = await repository.findArticle(db, id)
  if (!row) throw notFound('Artigo não encontrado.')
  return presentArticle(row)
}

/** The id of the article of ours that was published last, if there is one. */
export async function latestArticleId(db: Database): Promise<string | undefined> {
  const [latest] = await repository.findCards(db, { kinds: ['article'], limit: 1 })
  return latest?.id
}
