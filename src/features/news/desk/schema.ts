import { z } from 'zod'
import { webAddress } from '#/domain/web-address.ts'
import { oneLine } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { ARTICLE_URL_MAX, BODY_MAX, COMPANY_MAX, HEADLINE_MAX, JOB_TEXT_MAX } from '../limits.ts'
import { missingToPublish, SITUATIONS } from '../publication.ts'
import { articleType, jobFacts, newsWire, WORK_MODELS } from '../schema.ts'

const atMost = (max: number) => `Use até ${max.toLocaleString('pt-BR')} caracteres.`
const BAD_DAY = 'Insira uma data válida.'
const BAD_ADDRESS = 'Insira um endereço válido.'

const type = articleType.describe('Não muda depois de criado.')
const situacao = z.enum(SITUATIONS, 'Situação inválida.')

/** An address as people write it; kept whole, or '' for none. */
const url = oneLine(BAD_ADDRESS)
  .pipe(z.string().max(ARTICLE_URL_MAX, atMost(ARTICLE_URL_MAX)))
  .refine((written) => written === '' || webAddress(written) !== '', BAD_ADDRESS)
  .transform((written) => written && webAddress(written))

const jobText = oneLine('Texto inválido.').pipe(z.string().max(JOB_TEXT_MAX, atMost(JOB_TEXT_MAX)))

const fields = z.object({
  type,
  headline: oneLine('Insira um título.').pipe(
    z.string().min(1, 'Insira um título.').max(HEADLINE_MAX, atMost(HEADLINE_MAX)),
  ),
  /** For news the source, for a job the employer. */
  company: oneLine('Insira um nome válido.')
    .pipe(z.string().max(COMPANY_MAX, atMost(COMPANY_MAX)))
    .default(''),
  url: url.default(''),
  /** For a job: one of the 'imperdíveis'. */
  featured: z.boolean('Valor inválido.').default(false),
  /** What is known of a job. */
  local: jobText.default(''),
  modelo: z.enum([...WORK_MODELS, ''], 'Modelo inválido.').default(''),
  salario: jobText.default(''),
  encerraEm: z
    .union([z.literal(''), z.iso.date(BAD_DAY).startsWith('2', BAD_DAY)], BAD_DAY)
    .default(''),
  /** Address of a picture that was sent before, or ''. */
  banner: z.string('Imagem inválida.').max(ARTICLE_URL_MAX, 'Imagem inválida.').default(''),
  /** HTML; what may harm is taken out. */
  comment: z
    .string('Texto inválido.')
    .max(BODY_MAX, `O texto passou do limite de ${BODY_MAX.toLocaleString('pt-BR')} caracteres.`)
    .default(''),
  situacao,
  /** For what is scheduled: a clock's time in São Paulo, as `2026-11-18T14:05`. */
  agendadoPara: z.string('Insira uma data e uma hora válidas.').max(20).default(''),
})
type Fields = z.infer<typeof fields>

/** PostgreSQL holds no NUL. */
const cleaned = <T extends Fields>(item: T): T => ({
  ...item,
  comment: item.comment.replace(/\0|\p{Surrogate}/gu, ''),
})

function complete(item: Fields, context: z.RefinementCtx) {
  for (const [field, message] of Object.entries(missingToPublish(item)))
    context.addIssue({ code: 'custom', path: [field], message })
}

export const newArticle = fields.transform(cleaned).superRefine(complete)
export type NewArticle = z.infer<typeof newArticle>

/** @see DeskArticle.version */
export const articleEdit = fields
  .extend({ version: z.iso.datetime('Versão inválida.') })
  .transform(cleaned)
  .superRefine(complete)
export type ArticleEdit = z.infer<typeof articleEdit>

export const articleId = z.object({ id: recordId })

/** What Admins see of an item in their list. */
export const deskItem = newsWire.omit({ comment: true, date: true }).extend({
  featured: z.boolean(),
  situacao,
  /** When it was or will be published, ISO 8601; '' for drafts. */
  publishedAt: z.string(),
  updatedAt: z.string(),
})
export type DeskItem = z.infer<typeof deskItem>

/** What they edit. */
export const deskArticle = deskItem.extend({
  ...jobFacts.shape,
  comment: z.string(),
  agendadoPara: z.string(),
  /** Of what was read; a change that names another one is refused. */
  version: z.string(),
})
export type DeskArticle = z.infer<typeof deskArticle>

export const previewed = z.object({ comment: fields.shape.comment })

export const storedPicture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type StoredPicture = z.infer<typeof storedPicture>
