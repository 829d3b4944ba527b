import { z } from 'zod'
import { dayOf } from '#/domain/dates.ts'
import { READINESS_ITEMS } from '#/domain/readiness.ts'
import { webAddress } from '#/domain/web-address.ts'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { ADDRESS_MAX, OPINIONS, PLAN_YEARS, REPORT_MAX, REPORT_MIN } from './limits.ts'

export const SITUATIONS = ['sim', 'nao', 'planejado', 'nao_informado'] as const
export const situation = z.enum(SITUATIONS, 'Escolha sim, não, planejado ou não informado.')
export type Situation = z.infer<typeof situation>

export const readinessItem = z.enum(READINESS_ITEMS, 'Item de prontidão desconhecido.')

const NO_DAY = 'Data inválida. Use dia, mês e ano.'

/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date(NO_DAY)

/** Of a public page. */
export const publicAddress = (invalid: string) =>
  oneLine(invalid).pipe(
    z
      .string()
      .max(ADDRESS_MAX, `Use até ${ADDRESS_MAX} caracteres.`)
      .refine((text) => text.startsWith('https://') && webAddress(text) === text, invalid),
  )

const NO_PROOF = 'Use o endereço de uma página pública, que comece com https://.'

/** '' for none, an address, or that of the file that is there. */
const proof = z.union(
  [
    oneLine(NO_PROOF).pipe(z.literal('')),
    z.string().startsWith(`${UPLOADS_PATH}/`).max(ADDRESS_MAX),
    publicAddress(NO_PROOF),
  ],
  NO_PROOF,
)

const latest = () => {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() + PLAN_YEARS)
  return dayOf(date)
}

interface Planned {
  situacao: Situation
  previsto?: string
}

function checkPlan({ situacao, previsto }: Planned, context: z.RefinementCtx) {
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['previsto'], message })
  if (situacao !== 'planejado') return
  if (!previsto) refuse('Diga para quando está planejado.')
  else if (previsto <= dayOf(new Date())) refuse('Use uma data depois de hoje.')
  else if (previsto > latest()) refuse(`Use uma data nos próximos ${PLAN_YEARS} anos.`)
}

const declared = z.object({
  situacao: situation,
  /** `YYYY-MM-DD`, after today; only of what is planned. */
  previsto: z
    .union([z.literal(''), day], NO_DAY)
    .optional()
    .transform((text) => text || undefined),
  /** An address in public; '' takes away the one that is there, and without it that stays. */
  prova: proof.optional(),
})

/** What is declared of one item, as `PUT /v1/software/{id}/prontidao/{item}` takes it. */
export const itemDeclaration = declared.superRefine(checkPlan)
export type ItemDeclaration = z.output<typeof itemDeclaration>

/** What is declared of an item of a product, among others. */
const readinessDeclaration = declared.extend({ item: readinessItem }).superRefine(checkPlan)
export type ReadinessDeclaration = z.output<typeof readinessDeclaration>

/** What `PUT /v1/software/{id}/ficha` takes: items that are not named stay as they are. */
export const readinessDeclarations = z
  .array(readinessDeclaration, 'Lista inválida.')
  .max(READINESS_ITEMS.length, `Há só ${READINESS_ITEMS.length} itens.`)
  .refine((all) => new Set(all.map(({ item }) => item)).size === all.length, 'Não repita um item.')

/** How ready a product is in one thing. */
export const readinessWire = z.object({
  item: readinessItem,
  /** What holds now: what has expired, or was taken away, is `nao_informado`. */
  situacao: situation,
  /** `YYYY-MM-DD` of what is planned, else ''. */
  previsto: z.string(),
  /** An address, of another site or of a file here, or ''. */
  prova: z.string(),
  /** What was declared last, valid or not. */
  declarado: situation,
  /** ISO 8601, UTC; '' where nothing was declared. */
  declaradoEm: z.string(),
  validoAte: z.string(),
  /** Who declared it; '' where nothing was. */
  fonte: z.enum(['', 'fornecedor', 'administracao', 'importacao']),
  /** When Praça last took away what was declared, also where it was declared anew since; else ''. */
  retiradaEm: z.string(),
  /** Reviewers who found it so, and who did not. */
  confirmam: z.number().int(),
  discordam: z.number().int(),
})
export type ReadinessWire = z.infer<typeof readinessWire>

export const offerId = z.object({ id: recordId })
export const offerAndItem = z.object({ id: recordId, item: readinessItem })

/** Body of `POST /v1/software/{id}/prontidao/renovar`. */
export const renewal = z.object({
  itens: z
    .array(readinessItem, 'Escolha o que confirmar.')
    .min(1, 'Escolha o que confirmar.')
    .max(READINESS_ITEMS.length, `Há só ${READINESS_ITEMS.length} itens.`),
})

export const opinionForm = z.object({
  opiniao: z.enum(OPINIONS, 'Escolha confirmar ou discordar.'),
})
export type Opinion = (typeof OPINIONS)[number]

/** Answer of `GET /v1/software/{id}/prontidao/minhas`: what the person who asks said of a product. */
export const ownOpinions = z.object({
  podeOpinar: z.boolean(),
  /** Why not, in Portuguese, or ''. */
  motivo: z.string(),
  podeDenunciar: z.boolean(),
  itens: z.array(
    z.object({
      item: readinessItem,
      situacao: z.enum(['sim', 'nao', 'planejado']),
      opiniao: z.enum(['', ...OPINIONS]),
      /** A report of theirs waits for an Admin. */
      denunciada: z.boolean(),
    }),
  ),
})
export type OwnOpinions = z.infer<typeof ownOpinions>

const NO_REASON = 'Conte o que há de errado.'

/** Body of `POST /v1/software/{id}/prontidao/{item}/denuncia`. */
export const newReport = z.object({
  motivo: textBlock(NO_REASON).pipe(
    z
      .string()
      .min(1, NO_REASON)
      .min(REPORT_MIN, `Escreva ao menos ${REPORT_MIN} caracteres.`)
      .max(REPORT_MAX, `Use até ${REPORT_MAX} caracteres.`),
  ),
})
