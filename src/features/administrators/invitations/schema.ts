import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'
import { personFound } from '../schema.ts'
import { SITUATIONS } from './status.ts'

const situation = z.enum(SITUATIONS)

/** An invitation, as those who administer the page see it. */
export const sentInvitation = z.object({
  _id: recordId,
  /** As it was named: '@ana' or an e-mail address; whether that one has an account is not said. */
  para: z.string(),
  /** Who it is, where they were named by account. */
  pessoa: personFound.nullable(),
  situacao: situation,
  /** When the last letter was asked for, ISO 8601, UTC. */
  enviadoEm: z.string(),
  venceEm: z.string(),
})
export type SentInvitation = z.infer<typeof sentInvitation>

/** An invitation, as the person whom it names sees it. */
export const receivedInvitation = z.object({
  _id: recordId,
  situacao: situation,
  vendorId: recordId,
  /** Registered name of the company, and its trade name or ''. */
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  /** Whether readers see the page. */
  visivel: z.boolean(),
  /** Name of who invites. */
  convidadoPor: z.string(),
  venceEm: z.string(),
})
export type ReceivedInvitation = z.infer<typeof receivedInvitation>

export const invitationPath = z.object({ id: recordId })
export const sentInvitationPath = z.object({ id: recordId, conviteId: recordId })

/** Answer to an acceptance: the page that is theirs to manage now. */
export const acceptedInvitation = z.object({ vendorId: recordId })
