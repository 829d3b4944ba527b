export const CONFIRMATION_STATES = [
  'confirmado',
  'pendente',
  'enviado',
  'conferindo',
  'vencido',
] as const

/**
 * - `confirmado`: the page is its company's;
 * - `pendente`: no link is under way;
 * - `enviado`: a link is under way, or waits to be used;
 * - `conferindo`: a mailbox is proven, and an Admin is to look at it;
 * - `vencido`: nobody confirmed it in time, and it is seen no more until somebody does.
 */
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number]

interface Page {
  unconfirmedSince: Date | null
  confirmBy: Date | null
}

interface Steps {
  provenAt: Date | null
  expiresAt: Date | null
}

export function confirmationState(
  { unconfirmedSince, confirmBy }: Page,
  steps: Steps | null | undefined,
  now = new Date(),
): ConfirmationState {
  if (!unconfirmedSince) return 'confirmado'
  if (steps?.provenAt) return 'conferindo'
  if (confirmBy && confirmBy <= now) return 'vencido'
  return steps?.expiresAt && steps.expiresAt > now ? 'enviado' : 'pendente'
}
