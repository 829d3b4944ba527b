export const CLAIM_STATUSES = [
  'awaiting_email',
  'awaiting_admin',
  'granted',
  'refused',
  'expired',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

export type ClaimEvent =
  /** The same person asks for the same page once more. */
  | 'askedAgain'
  /** The link came back from a mailbox that is known to be the company's. */
  | 'provenAsCompany'
  /** The link came back from some other mailbox. */
  | 'proven'
  /** The link was not used in time. */
  | 'ranOut'
  /** By an Admin. */
  | 'approved'
  | 'refused'

/** What becomes of a request: its status after an event; what is not here cannot happen. */
const NEXT = {
  awaiting_email: {
    askedAgain: 'awaiting_email',
    provenAsCompany: 'granted',
    proven: 'awaiting_admin',
    ranOut: 'expired',
  },
  awaiting_admin: { approved: 'granted', refused: 'refused' },
  granted: {},
  refused: {},
  expired: {},
} as const satisfies Record<ClaimStatus, Partial<Record<ClaimEvent, ClaimStatus>>>

/** The statuses that an event can lead to. */
export type StatusAfter<Event extends ClaimEvent> = {
  [Status in ClaimStatus]: (typeof NEXT)[Status] extends Record<Event, infer Next> ? Next : never
}[ClaimStatus]

/** @returns undefined when that cannot happen to a request of this status */
export const nextStatus = <Event extends ClaimEvent>(status: ClaimStatus, event: Event) =>
  (NEXT[status] as Partial<Record<ClaimEvent, StatusAfter<Event>>>)[event]

/** The statuses in which something can happen. */
export const statusesBefore = (event: ClaimEvent): ClaimStatus[] =>
  CLAIM_STATUSES.filter((status) => nextStatus(status, event))

/** Nothing happens to it any more. */
export const isClosed = (status: ClaimStatus) => Object.keys(NEXT[status]).length === 0
