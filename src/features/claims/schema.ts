import { z } from 'zod'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { emailAddress, oneLine } from '#/platform/text-fields.ts'
import { pageLimit, pageNumber, recordId } from '#/platform/wire.ts'
import { COMPANY_NAME_MAX, QUEUE_PAGE_SIZE } from './limits.ts'
import { CLAIM_STATUSES } from './status.ts'

const BAD_NAME = 'Nome da empresa inválido'
const BAD_CNPJ = 'CNPJ inválido'
const BAD_EMAIL = 'Email inválido'

/**
 * Body of `POST /v1/vendor/solicitarAcesso/{userId}`. Asking accepts the terms in force; a form
 * that says that they were not accepted is refused.
 */
export const accessRequest = (digitsOnly = false) =>
  z.object({
    razaoSocial: oneLine(BAD_NAME).pipe(
      z.string().min(1, BAD_NAME).max(COMPANY_NAME_MAX, BAD_NAME),
    ),
    cnpj: z
      .string(BAD_CNPJ)
      .refine((written) => isCnpj(written, { digitsOnly }), BAD_CNPJ)
      .transform(normaliseCnpj),
    email: emailAddress(BAD_EMAIL, BAD_EMAIL),
    termos: z.literal(true, 'Termo de uso não foi aceito.').optional(),
  })
export type AccessRequest = z.infer<ReturnType<typeof accessRequest>>

/** Answer to it. */
export const requestedAccess = z.object({ _id: recordId, email: z.string() })

/** The secret of the link. */
export const linkSecret = z.object({ id: z.string().min(1).max(100) })

/** Answer of `POST /v1/vendor/validarAcesso`. */
export const provenAccess = z.object({
  status: z.enum(['granted', 'awaiting_admin']),
  requestId: recordId,
  vendorId: recordId,
  razaoSocial: z.string(),
})
export type ProvenAccess = z.infer<typeof provenAccess>

export const requestId = z.object({ id: recordId })

export const queueQuery = z.object({
  status: z.enum(CLAIM_STATUSES, 'Situação inválida.').default('awaiting_admin'),
  page: pageNumber.default(1),
  limit: pageLimit.default(QUEUE_PAGE_SIZE),
})

/** What an Admin sees of a request. */
export const queuedRequest = z.object({
  _id: recordId,
  status: z.enum(CLAIM_STATUSES),
  /** The mailbox that the link was sent to. */
  email: z.string(),
  /** '' unless refused. */
  reason: z.string(),
  createdAt: z.string(),
  /** '' until decided. */
  decidedAt: z.string(),
  vendor: z.object({
    _id: recordId,
    razaoSocial: z.string(),
    nomeFantasia: z.string(),
    cnpj: z.string(),
    site: z.string(),
    email: z.string(),
    isAssociated: z.boolean(),
  }),
  user: z.object({
    _id: recordId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
})
export type QueuedRequest = z.infer<typeof queuedRequest>

/** Answer to a decision. */
export const decidedRequest = z.object({ _id: recordId, status: z.enum(CLAIM_STATUSES) })
