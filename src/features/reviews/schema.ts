import { z } from 'zod'
import { COMPANY_SIZES, ROLES, SECTORS, USE_TIMES } from '#/domain/company-profile.ts'
import { refusalUpTo } from '#/platform/refusal.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { ownAppeal } from './appeals/schema.ts'
import { byCriterion } from './criteria.ts'
import { SIGNAL_NAMES } from './integrity/signals.ts'
import { LABEL_NAMES } from './labels.ts'
import {
  COMMENT_MAX,
  FORMER_PRODUCT_MAX,
  HIDING_REASON_MAX,
  INVITATION_TOKEN_MAX,
  POINTS_MAX,
  QUEUE_PAGE_SIZE,
  RATING_MAX,
  RATING_MIN,
  REPLY_MAX,
  REPORT_DETAILS_MAX,
  REPORT_REASONS,
} from './limits.ts'
import { authorWire } from './rating-index/schema.ts'
import { REVIEWED_KINDS } from './reviewed.ts'
import { REVIEW_STATUSES, WAITS } from './status.ts'

const stars = z.number().int().min(RATING_MIN).max(RATING_MAX)

const keysOf = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as Key[]

/** What a reviewer says of themselves and of the company that uses what they review. */
export const profileFields = {
  porte: z.enum(keysOf(COMPANY_SIZES), 'Porte inválido.'),
  setor: z.enum(keysOf(SECTORS), 'Setor inválido.'),
  /** What they do there. */
  funcao: z.enum(keysOf(ROLES), 'Função inválida.'),
  tempoDeUso: z.enum(keysOf(USE_TIMES), 'Tempo de uso inválido.'),
}

/** What a person says in a review; '' and null where they say nothing. */
const said = z.object({
  rating: stars,
  comment: z.string(),
  pontosFortes: z.string(),
  pontosFracos: z.string(),
  criterios: z.object(byCriterion(() => stars.nullable())),
  recomendaria: z.boolean().nullable(),
  porte: profileFields.porte.nullable(),
  setor: profileFields.setor.nullable(),
  funcao: profileFields.funcao.nullable(),
  tempoDeUso: profileFields.tempoDeUso.nullable(),
  produtoAnterior: z.string(),
  /** Whether its author got something in exchange. */
  incentivado: z.boolean(),
})
export type Said = z.infer<typeof said>

export const reviewWire = said.extend({
  _id: recordId,
  /** How its author is known: what it weighs in the Índice Praça. */
  autor: authorWire,
  /** What is known of who wrote it, and how it came about. */
  etiquetas: z.array(z.enum(LABEL_NAMES)),
  /** When it was written, or last rewritten. */
  createdAt: z.string(),
  user: z.object({
    firstName: z.string(),
    lastName: z.string(),
    position: z.string(),
    photo: z.string(),
  }),
  /** The public answer of the company that it is about. */
  reply: z
    .object({
      text: z.string(),
      createdAt: z.string(),
      /** Who answers; '' where it is not known which of those who sell an offer does. */
      company: z.string(),
    })
    .nullable(),
})
export type ReviewWire = z.infer<typeof reviewWire>

const upTo = (max: number) => z.string().max(max, `Use até ${max} caracteres.`)

/** @param missing said when it is empty */
const required = (max: number, missing: string) =>
  textBlock(missing).pipe(upTo(max).min(1, missing))

const optional = (max: number) =>
  textBlock('Texto inválido.')
    .pipe(upTo(max))
    .nullish()
    .transform((text) => text ?? '')

const NO_RATING = 'Escolha de 1 a 5 estrelas.'
const someStars = z
  .number(NO_RATING)
  .int(NO_RATING)
  .min(RATING_MIN, NO_RATING)
  .max(RATING_MAX, NO_RATING)

/** What is left out is not said. */
const maybe = <Field extends z.ZodType>(field: Field) =>
  field.nullish().transform((value) => value ?? null)

/** What a person writes: only stars are asked for. */
export const reviewContent = z.object({
  rating: someStars,
  comment: optional(COMMENT_MAX),
  pontosFortes: optional(POINTS_MAX),
  pontosFracos: optional(POINTS_MAX),
  criterios: z
    .object(
      byCriterion(() => maybe(someStars)),
      'Critérios inválidos.',
    )
    .nullish()
    .transform((criteria) => criteria ?? byCriterion(() => null)),
  recomendaria: maybe(z.boolean('Responda sim ou não.')),
  porte: maybe(profileFields.porte),
  setor: maybe(profileFields.setor),
  funcao: maybe(profileFields.funcao),
  tempoDeUso: maybe(profileFields.tempoDeUso),
  produtoAnterior: oneLine('Texto inválido.')
    .pipe(upTo(FORMER_PRODUCT_MAX))
    .nullish()
    .transform((text) => text ?? ''),
  incentivado: z
    .boolean('Responda sim ou não.')
    .nullish()
    .transform((answer) => answer ?? false),
})

/** Body of `POST /v1/comment`. `softwareId` names suppliers too. */
export const newReview = reviewContent.extend({
  softwareId: recordId,
  userId: recordId,
  /** Of the address of an invitation, where it came by one; what is none is as if it were not there. */
  convite: z.string('Convite inválido.').max(INVITATION_TOKEN_MAX, 'Convite inválido.').optional(),
})
export type NewReview = z.infer<typeof newReview>

/** Answer to it. */
export const writtenReview = z.object({
  review: reviewWire,
  /** A pending one waits for moderation: nobody else sees it yet. */
  status: z.enum(['visible', 'pending']),
})
export type WrittenReview = z.infer<typeof writtenReview>

export const reviewId = z.object({ id: recordId })
export const targetQuery = z.object({ softwareId: recordId })

/** Answer of `GET /v1/comment/mine`. */
export const ownReview = z.object({
  review: said
    .extend({
      _id: recordId,
      status: z.enum(['visible', 'pending', 'hidden']),
      /** Until when it is decided about one that waits. */
      prazo: z.string().nullable(),
    })
    .nullable(),
  canReview: z.boolean(),
  /** Whether they may answer what others write here. */
  canReply: z.boolean(),
  /** Why they may not review, in Portuguese, or ''. */
  reason: z.string(),
  /** Whether they may say something against that. */
  canContest: z.boolean(),
  /** What they said against it, and what came of it. */
  contestacao: ownAppeal.nullable(),
})
export type OwnReview = z.infer<typeof ownReview>

const NO_DETAILS = 'Conte o que há de errado com esta avaliação.'

/** Body of `POST /v1/comment/{id}/report`. */
export const newReport = z
  .object({
    reason: z.enum(REPORT_REASONS, 'Escolha o motivo.'),
    details: optional(REPORT_DETAILS_MAX),
  })
  .refine(({ reason, details }) => reason !== 'outra' || details !== '', {
    path: ['details'],
    message: NO_DETAILS,
  })
export type NewReport = z.infer<typeof newReport>

/** Body of `POST /v1/comment/{id}/reply`. */
export const newReply = z.object({ text: required(REPLY_MAX, 'Escreva a resposta.') })

/** When a review was written that an Admin read: what was written since is not decided on. Without it, whatever is there is. */
const readAs = z.object({ createdAt: z.iso.datetime('Data inválida.').optional() })

/** Body of `POST /v1/admin/reviews/{id}/keep` and `restore`. */
export const deciding = readAs.nullish().transform((body) => body ?? {})

/** Body of `POST /v1/admin/reviews/{id}/hide`. */
export const hiding = readAs.extend(refusalUpTo(HIDING_REASON_MAX).shape)

export const QUEUES = ['reported', 'pending', 'hidden', 'all'] as const
export type Queue = (typeof QUEUES)[number]

export const moderationQuery = z.object({
  queue: z.enum(QUEUES, 'Fila inválida.').default('reported'),
  search: searchText.default(''),
  page: pageNumber.default(1),
  limit: pageLimit.default(QUEUE_PAGE_SIZE),
})
export type ModerationQuery = z.infer<typeof moderationQuery>

/** What an Admin sees of a review. */
export const moderatedReview = z.object({
  review: reviewWire,
  /** Null once the account was removed. */
  author: z
    .object({ _id: recordId, firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable(),
  target: z.object({
    id: recordId,
    kind: z.enum(REVIEWED_KINDS),
    name: z.string(),
    /** Whether anybody sees its page. */
    isVisible: z.boolean(),
  }),
  status: z.enum(REVIEW_STATUSES),
  /** Why a pending one waits, as far as that was kept. */
  waits: z.array(z.enum(WAITS)),
  /** Until when it is to be decided; null of one that does not wait, or does so since before that was kept. */
  prazo: z.string().nullable(),
  /** What signals found in how it came about, the strongest first. */
  sinais: z.array(z.object({ sinal: z.enum(SIGNAL_NAMES), forca: z.number(), motivo: z.string() })),
  /** The first that wait, then what was settled, each the oldest first. */
  reports: z.array(
    z.object({
      by: z.object({ _id: recordId, firstName: z.string(), lastName: z.string() }),
      reason: z.enum(REPORT_REASONS),
      details: z.string(),
      createdAt: z.string(),
      /** Whether an Admin decided since. */
      settled: z.boolean(),
    }),
  ),
  /** How many reports there are beside these. */
  moreReports: z.number().int(),
  /** What was decided, the latest first. */
  history: z.array(
    z.object({
      action: z.string(),
      /** Name of who did it; '' once the account was removed. */
      actor: z.string(),
      reason: z.string(),
      /** The answer that was taken away, or ''. */
      removedText: z.string(),
      createdAt: z.string(),
    }),
  ),
})
export type ModeratedReview = z.infer<typeof moderatedReview>

/** Answer to a decision. */
export const decidedReview = z.object({ _id: recordId, status: z.enum(REVIEW_STATUSES) })
