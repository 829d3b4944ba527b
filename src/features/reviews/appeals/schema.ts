import { z } from 'zod'
import { textBlock } from '#/platform/text-fields.ts'
import { pageLimit, pageNumber, recordId } from '#/platform/wire.ts'
import { APPEAL_MAX, APPEAL_MIN, QUEUE_PAGE_SIZE } from '../limits.ts'
import { REVIEWED_KINDS } from '../reviewed.ts'

/** Status of an appeal, by its word on the wire. */
export const STATUSES = { aguarda: 'waiting', aceita: 'upheld', negada: 'dismissed' } as const
export type AppealSituation = keyof typeof STATUSES
export const SITUATIONS = ['aguarda', 'aceita', 'negada'] as const satisfies AppealSituation[]

export const ownAppeal = z.object({
  situacao: z.enum(SITUATIONS),
  texto: z.string(),
  /** Of the Admin who decided; '' before. */
  resposta: z.string(),
})
export type OwnAppeal = z.infer<typeof ownAppeal>

const TOO_SHORT = `Explique com ao menos ${APPEAL_MIN} caracteres.`

/** What the form holds. */
export const appealText = z.object({
  texto: textBlock(TOO_SHORT).pipe(
    z.string().min(APPEAL_MIN, TOO_SHORT).max(APPEAL_MAX, `Use até ${APPEAL_MAX} caracteres.`),
  ),
})

/** Body of `POST /v1/comment/contestacao`. `softwareId` names suppliers too. */
export const newAppeal = appealText.extend({ softwareId: recordId })

export const appealsQuery = z.object({
  situacao: z.enum(SITUATIONS, 'Situação inválida.').default('aguarda'),
  page: pageNumber.default(1),
  limit: pageLimit.default(QUEUE_PAGE_SIZE),
})

/** What an Admin sees of an appeal. */
export const queuedAppeal = z.object({
  _id: recordId,
  situacao: z.enum(SITUATIONS),
  /** Why the person may not review: acts for the company, did so, or has a mailbox at its domain. */
  motivo: z.enum(['acts', 'acted', 'colleague']),
  texto: z.string(),
  resposta: z.string(),
  createdAt: z.string(),
  pessoa: z.object({
    _id: recordId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  alvo: z.object({
    _id: recordId,
    kind: z.enum(REVIEWED_KINDS),
    name: z.string(),
  }),
})
export type QueuedAppeal = z.infer<typeof queuedAppeal>

export const appealId = z.object({ id: recordId })
