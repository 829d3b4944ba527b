/** The steps of a new advertisement, in their order. */
export const STEPS = ['details', 'payment'] as const
export type Step = (typeof STEPS)[number]

export const STEP_TITLES: Record<Step, string> = { details: 'Detalhes', payment: 'Pagamento' }

/** Where a step leads. */
const NEXT: Record<Step, { forward: Step; back: Step }> = {
  details: { forward: 'payment', back: 'details' },
  payment: { forward: 'payment', back: 'details' },
}
export const stepAfter = (step: Step, event: 'forward' | 'back') => NEXT[step][event]
