import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { CLAIM_STATUSES } from '../status.ts'

/** A row of `GET /v1/meus-pedidos`: a request of the person who calls, and what became of it. */
export const ownRequest = z.object({
  _id: recordId,
  status: z.enum(CLAIM_STATUSES),
  /** The mailbox at the company that the person named. */
  email: z.string(),
  /** Why it was refused, or ''. */
  motivo: z.string(),
  createdAt: z.string(),
  /** '' until it is decided. */
  decididoEm: z.string(),
  pagina: z.object({
    _id: recordId,
    nome: z.string(),
    cnpj: z.string(),
    /** Whether everybody sees it. */
    visivel: z.boolean(),
  }),
})
export type OwnRequest = z.infer<typeof ownRequest>
