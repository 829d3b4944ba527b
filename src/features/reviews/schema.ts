import { z } from 'zod'
import { textBlock } from '#/platform/text-fields.ts'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { ownAppeal } from './appeals/schema.ts'
import {
  COMMENT_MAX,
  HIDING_REASON_MAX,
  QUEUE_PAGE_SIZE,
  RATING_MAX,
  RATING_MIN,
  REPLY_MAX,
  REPORT_DETAILS_MAX,
  REPORT_REASONS,
  REVIEWS_PAGE_SIZE,
} from './limits.ts'
import { REVIEW_STATUSES, WAITS } from './status.ts'

export const reviewWire = z.object({
  _id: recordId,
  rating: z.number().int().min(RATING_MIN).max(RATING_MAX),
  comment: z.string(),
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

const NO_POSITION = 'Posição inválida.'

/** A place in a list of reviews: that of one of them, in microseconds and its id. */
export const reviewPosition = z.object({
  // Years that PostgreSQL knows as well.
  writtenAt: z.iso.datetime({ precision: 6, error: NO_POSITION }).startsWith('2', NO_POSITION),
  id: recordId,
})
export type ReviewPosition = z.infer<typeof reviewPosition>

export const reviewsOf = z.object({
  id: recordId,
  page: pageNumber.default(1),
  limit: pageLimit.default(REVIEWS_PAGE_SIZE),
  /** `next` of the answer before: nothing comes twice when others are written meanwhile. */
  after: z
    .string(NO_POSITION)
    .transform((position) => {
      const [writtenAt, id] = position.split('_')
      return { writtenAt, id }
    })
    .pipe(reviewPosition)
    .optional(),
})

export const reviewPage = z.object({
  result: z.array(reviewWire),
  page: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
  /** What the next ones come `after`; '' at the end. */
  next: z.string(),
})

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

/** Body of `POST /v1/comment`. `softwareId` names suppliers too. */
export const newReview = z.object({
  softwareId: recordId,
  userId: recordId,
  rating: z.number(NO_RATING).int(NO_RATING).min(RATING_MIN, NO_RATING).max(RATING_MAX, NO_RATING),
  comment: optional(COMMENT_MAX),
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
  review: z
    .object({
      _id: recordId,
      rating: z.number().int(),
      comment: z.string(),
      status: z.enum(['visible', 'pending', 'hidden']),
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

/** Body of `POST /v1/admin/reviews/{id}/hide`. */
export const hiding = z.object({ reason: required(HIDING_REASON_MAX, 'Escreva o motivo.') })

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
    kind: z.enum(['software', 'service', 'vendor']),
    name: z.string(),
    /** Whether anybody sees its page. */
    isVisible: z.boolean(),
  }),
  status: z.enum(REVIEW_STATUSES),
  /** Why a pending one waits, as far as that was kept. */
  waits: z.array(z.enum(WAITS)),
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
