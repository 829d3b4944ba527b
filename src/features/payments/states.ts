import type { PaymentStatus } from '#/domain/payment.ts'
import type { PaymentStateWire } from './schema.ts'

export type PaymentState = Exclude<PaymentStateWire['estado'], 'unknown'>

const STATES: Record<PaymentStatus, PaymentState> = {
  pending: 'pending',
  authorized: 'pending',
  in_process: 'pending',
  in_mediation: 'pending',
  approved: 'approved',
  rejected: 'refused',
  cancelled: 'refused',
  refunded: 'refunded',
  charged_back: 'refunded',
}

/** What a status means for what is paid for. @param status null for one that nothing is known of */
export const stateOf = (status: PaymentStatus | null): PaymentState => STATES[status ?? 'pending']

/** Readings may overtake each other: a payment never goes back to what comes before. */
const ORDER: PaymentState[] = ['pending', 'refused', 'approved', 'refunded']

/** Whether a payment that stands at one state may be said to stand at another. */
export const mayFollow = (next: PaymentState, current: PaymentState) =>
  ORDER.indexOf(next) >= ORDER.indexOf(current)

/** Whether nothing more is waited for. */
export const isSettled = (state: PaymentState) => state === 'approved' || state === 'refunded'
