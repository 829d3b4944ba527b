import type { quoteStatus } from '#/db/schema/index.ts'

/**
 * - `held`: waits for moderation, and its supplier does not see it;
 * - `waiting`: its supplier has it and did not answer yet;
 * - `answered`: they write each other;
 * - `ended`: one side, or moderation, ended it;
 * - `refused`: moderation did not let it through.
 */
export type QuoteStatus = (typeof quoteStatus.enumValues)[number]

/** Status of a conversation as the wire has it, for its buyer and for its supplier. */
export const SITUATIONS = {
  held: 'em_analise',
  waiting: 'aguardando',
  answered: 'respondido',
  ended: 'encerrado',
  refused: 'recusado',
} as const satisfies Record<QuoteStatus, string>
export type Situation = (typeof SITUATIONS)[QuoteStatus]

/** Whether somebody may still write in it, or end it. */
export const isOpen = (status: QuoteStatus) =>
  status === 'held' || status === 'waiting' || status === 'answered'
