import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

/** Of a subject, or of what was done with it; also one that no filter offers. */
export const kindOrAction = z.string().regex(/^[a-zA-Z_]{1,40}$/, 'Filtro inválido.')

/** Who did what about what. */
export const auditEntry = z.object({
  _id: recordId,
  createdAt: z.string(),
  /** Null once the account was removed, and for the site itself. */
  actor: z.object({ _id: recordId, name: z.string(), email: z.string() }).nullable(),
  action: z.string(),
  subjectKind: z.string(),
  /** What they did, before the subject's name, as 'ocultou a página de'. */
  deed: z.string(),
  /** As it is called now, or was called then; '' where nobody knows. */
  subject: z.string(),
  /** Where it is; '' where it is no more. */
  link: z.string(),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
})
export type AuditEntry = z.infer<typeof auditEntry>
