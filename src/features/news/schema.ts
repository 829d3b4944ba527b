import { z } from 'zod'
import { recordId, searchText } from '#/platform/wire.ts'

export const articleType = z.enum(['News', 'Career', 'Article'], {
  error: 'Tipo inválido. Use News, Career ou Article.',
})
export type ArticleType = z.infer<typeof articleType>

/** Where a job is done. */
export const WORK_MODELS = ['presencial', 'hibrido', 'remoto'] as const

/** What is known of a job beside its text; '' where the employer does not say. */
export const jobFacts = z.object({
  local: z.string(),
  modelo: z.enum([...WORK_MODELS, '']),
  /** In the employer's words. */
  salario: z.string(),
  /** The last day on which it is listed, `YYYY-MM-DD`. */
  encerraEm: z.string(),
})
export type JobFacts = z.infer<typeof jobFacts>

export const newsWire = z.object({
  _id: recordId,
  type: articleType,
  headline: z.string(),
  banner: z.string(),
  company: z.string(),
  /** ISO 8601, UTC. */
  date: z.string(),
  url: z.string(),
  /** Sanitised HTML. */
  comment: z.string(),
})
export type NewsWire = z.infer<typeof newsWire>

/** What a list shows: the item without its body. */
const newsCard = newsWire.omit({ comment: true })
export type NewsCard = z.infer<typeof newsCard>

export const newsList = z.object({ data: z.array(newsCard), latest: z.array(newsCard) })

export const articleById = z.object({ id: recordId })
export const articleSearch = z.object({
  type: articleType.optional(),
  search: searchText.default(''),
})
