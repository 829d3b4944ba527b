import type { PaymentStateWire } from '#/features/advertising/schema.ts'

export type PaymentState = Exclude<PaymentStateWire['estado'], 'unknown'>

/** What the states that a provider names mean here. */
const MEANINGS: Record<string, PaymentState> = {
  approved: 'approved',
  rejected: 'refused',
  cancelled: 'refused',
  refunded: 'refunded',
  charged_back: 'refunded',
}

/** @param status as Mercado Pago names it; null, and what is not known, waits */
export const stateOf = (status: string | null): PaymentState => MEANINGS[status ?? ''] ?? 'pending'

/** Readings may overtake each other: a payment never goes back to what comes before. */
const ORDER: PaymentState[] = ['pending', 'refused', 'approved', 'refunded']

/** Whether a payment that stands at one state may be said to stand at another. */
export const mayFollow = (next: PaymentState, current: PaymentState) =>
  ORDER.indexOf(next) >= ORDER.indexOf(current)

/** Whether nothing more is waited for. */
export const isSettled = (state: PaymentState) => state === 'approved' || state === 'refunded'
