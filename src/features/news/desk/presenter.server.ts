import { saoPauloClock } from '#/domain/sao-paulo.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import { presentJobFacts, TYPES } from '../presenter.server.ts'
import { sanitiseBody } from '../sanitise.server.ts'
import type { DeskCardRow, DeskRow } from './repository.server.ts'
import type { DeskArticle, DeskItem } from './schema.ts'

export const presentDeskItem = (row: DeskCardRow): DeskItem => ({
  _id: row.id,
  type: TYPES[row.kind],
  headline: row.headline,
  banner: fileUrlOrEmpty(row.bannerKey),
  company: row.company ?? '',
  url: row.url ?? '',
  featured: row.isFeatured,
  situacao: row.situation,
  publishedAt: row.publishedAt?.toISOString() ?? '',
  updatedAt: row.updatedAt.toISOString(),
})

export const presentDeskArticle = async (row: DeskRow): Promise<DeskArticle> => ({
  ...presentDeskItem(row),
  ...presentJobFacts(row),
  comment: await sanitiseBody(row.body),
  agendadoPara:
    row.situation === 'agendado' && row.publishedAt ? saoPauloClock(row.publishedAt) : '',
  version: row.updatedAt.toISOString(),
})
