import { webAddress } from '#/domain/web-address.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { ArticleCardRow, ArticleKind, ArticleRow } from './repository.server.ts'
import { sanitiseBody } from './sanitise.server.ts'
import type { ArticleType, JobFacts, NewsCard, NewsWire } from './schema.ts'

export const TYPES: Record<ArticleKind, ArticleType> = {
  news: 'News',
  career: 'Career',
  article: 'Article',
}

export const KINDS: Record<ArticleType, ArticleKind> = {
  News: 'news',
  Career: 'career',
  Article: 'article',
}

export const presentCard = (row: ArticleCardRow): NewsCard => ({
  _id: row.id,
  type: TYPES[row.kind],
  headline: row.headline,
  banner: fileUrlOrEmpty(row.bannerKey),
  company: row.company ?? '',
  date: (row.publishedAt ?? row.createdAt).toISOString(),
  url: webAddress(row.url),
})

export const presentJobFacts = (
  row: Pick<ArticleCardRow, 'place' | 'workModel' | 'salary' | 'endsOn'>,
): JobFacts => ({
  local: row.place ?? '',
  modelo: row.workModel ?? '',
  salario: row.salary ?? '',
  encerraEm: row.endsOn ?? '',
})

export const presentArticle = async (row: ArticleRow): Promise<NewsWire> => ({
  ...presentCard(row),
  comment: await sanitiseBody(row.body),
})
