import { presentPerson } from '../presenter.server.ts'
import type { InvitationRow, SentRow } from './repository.server.ts'
import type { ReceivedInvitation, SentInvitation } from './schema.ts'
import { type InvitationStatus, SITUATIONS } from './status.ts'

/** What an invitation is worth now: its night of upkeep may not have come, or who invited have gone. */
export function situationOf({
  status,
  expiresAt,
  isStanding,
  isMoot,
}: Pick<InvitationRow, 'status' | 'expiresAt' | 'isStanding' | 'isMoot'>): InvitationStatus {
  if (status !== 'invited') return status
  if (expiresAt <= new Date()) return 'expired'
  return isStanding && !isMoot ? 'invited' : 'withdrawn'
}

export const presentSent = ({
  id,
  email,
  person,
  status,
  sentAt,
  expiresAt,
}: SentRow): SentInvitation => ({
  _id: id,
  para: email ?? `@${person?.username}`,
  pessoa: person ? presentPerson(person) : null,
  situacao: SITUATIONS[status === 'invited' && expiresAt <= new Date() ? 'expired' : status],
  enviadoEm: sentAt.toISOString(),
  venceEm: expiresAt.toISOString(),
})

export const presentReceived = (row: InvitationRow): ReceivedInvitation => ({
  _id: row.id,
  situacao: SITUATIONS[situationOf(row)],
  vendorId: row.vendorId,
  razaoSocial: row.razaoSocial,
  nomeFantasia: row.nomeFantasia ?? '',
  cnpj: row.cnpj,
  visivel: row.isVisible,
  convidadoPor: row.inviter ? `${row.inviter.firstName} ${row.inviter.lastName}` : '',
  venceEm: row.expiresAt.toISOString(),
})
