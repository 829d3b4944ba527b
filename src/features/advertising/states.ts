/** Where an advertisement is on its way. */
export const STATES = [
  'draft',
  'awaiting_payment',
  'paid',
  'awaiting_review',
  'running',
  'ended',
  'refused',
  'refunded',
] as const
export type AdvertisementState = (typeof STATES)[number]

/** What happens to an advertisement. */
export type AdvertisementEvent =
  /** Its owner began to pay. */
  | 'checkout'
  /** The provider confirmed the payment, read back and checked. */
  | 'payment'
  /** It goes to an Admin: by itself with its payment, or by its owner, corrected. */
  | 'submission'
  | 'approval'
  | 'refusal'
  /** Its last day is over. */
  | 'expiry'
  /** The provider gave the money back. */
  | 'refund'

/**
 * Every step there is. 'paid' is where a payment waits whose period has begun without it: its owner
 * chooses new dates. What runs is seen from its first day to its last.
 */
const STEPS: Record<AdvertisementState, Partial<Record<AdvertisementEvent, AdvertisementState>>> = {
  draft: { checkout: 'awaiting_payment' },
  awaiting_payment: { checkout: 'awaiting_payment', payment: 'paid' },
  paid: { submission: 'awaiting_review', refund: 'refunded' },
  awaiting_review: { approval: 'running', refusal: 'refused', refund: 'refunded' },
  running: { expiry: 'ended', refusal: 'refused', refund: 'refunded' },
  ended: { refund: 'refunded' },
  refused: { submission: 'awaiting_review', refund: 'refunded' },
  refunded: {},
}

/** The state after an event, or null where it changes nothing. */
export const stateAfter = (
  state: AdvertisementState,
  event: AdvertisementEvent,
): AdvertisementState | null => STEPS[state][event] ?? null

/** Whether its owner may change what it says. */
export const isEditable = (state: AdvertisementState): boolean =>
  state === 'draft' || state === 'awaiting_payment' || state === 'paid' || state === 'refused'

/** Whether it may be deleted: nothing is paid. A payment on its way is given back. */
export const isDeletable = (state: AdvertisementState): boolean =>
  state === 'draft' || state === 'awaiting_payment'
