const SECOND = 1000
const MINUTE = 60 * SECOND

/** How slow a sender may be, in milliseconds, and how many connections one address may hold. */
export interface SenderLimits {
  /** From the first byte of a request, or its connection, to the end of its headers. */
  headersMs: number
  /** From there to the end of a body that is no form. */
  bodyMs: number
  /** Of a form that carries files, and of whoever takes an answer: without a byte either way. */
  idleMs: number
  /** For anything that is sent: a video over a line of 130 kbit/s. */
  requestMs: number
  /** What is still sent once the answer is out is read, and dropped, for so long. */
  afterAnswerMs: number
  /** How often headers and whole requests are checked. */
  checkMs: number
  /** Connections that one address may have open; of those behind a balancer, calls under way. */
  perAddress: number
}

export const SENDER_LIMITS: Omit<SenderLimits, 'perAddress'> = {
  headersMs: 15 * SECOND,
  bodyMs: 30 * SECOND,
  idleMs: 10 * MINUTE,
  requestMs: 120 * MINUTE,
  afterAnswerMs: 30 * SECOND,
  checkMs: SECOND,
}
