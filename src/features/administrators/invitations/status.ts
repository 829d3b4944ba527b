/** Status of an invitation, and its word on the wire and in lists. */
export const SITUATIONS = {
  invited: 'convidado',
  accepted: 'aceito',
  declined: 'recusado',
  expired: 'vencido',
  withdrawn: 'cancelado',
} as const
export type InvitationStatus = keyof typeof SITUATIONS

/** Why nothing more can be done with an invitation that is not open. */
export const STANDS_AT: Record<Exclude<InvitationStatus, 'invited'>, string> = {
  accepted: 'Este convite já foi aceito.',
  declined: 'Este convite já foi recusado.',
  expired: 'Este convite venceu. Peça outro a quem convidou você.',
  withdrawn: 'Este convite foi cancelado.',
}
