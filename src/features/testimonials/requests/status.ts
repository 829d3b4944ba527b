export type RequestStatus =
  | 'awaiting'
  | 'answered'
  | 'declined'
  | 'withdrawn'
  | 'cancelled'
  | 'expired'

/** How the wire calls them. */
const WIRE = {
  awaiting: 'aguardando',
  answered: 'respondido',
  declined: 'recusado',
  withdrawn: 'retirado',
  cancelled: 'cancelado',
  expired: 'vencido',
} as const satisfies Record<RequestStatus, string>

export type ShownStatus = (typeof WIRE)[RequestStatus]
export const SHOWN_STATUSES = Object.values(WIRE) as [ShownStatus, ...ShownStatus[]]

/** A request whose time is over is so before the nightly upkeep closes it. */
export const shownStatus = (
  { status, expiresAt }: { status: RequestStatus; expiresAt: Date },
  now = new Date(),
): ShownStatus => WIRE[status === 'awaiting' && expiresAt <= now ? 'expired' : status]
