/** The steps of a registration, in their order. */
export const STEPS = ['details', 'page', 'offers', 'sheets'] as const
export type Step = (typeof STEPS)[number]

export const STEP_TITLES: Record<Step, { title: string; short: string }> = {
  details: { title: 'Detalhes da empresa', short: 'Detalhes' },
  page: { title: 'Página do fornecedor', short: 'Página' },
  offers: { title: 'Cadastre seus produtos', short: 'Produtos' },
  sheets: { title: 'Preços e público (opcional)', short: 'Preços' },
}

/** Where a step leads. */
const NEXT: Record<Step, { saved: Step; back: Step }> = {
  details: { saved: 'page', back: 'details' },
  page: { saved: 'offers', back: 'details' },
  offers: { saved: 'sheets', back: 'page' },
  sheets: { saved: 'sheets', back: 'offers' },
}
export const stepAfter = (step: Step, event: 'saved' | 'back') => NEXT[step][event]

/** The steps of which the server has everything; of the last one, whether there is an offer to ask about. */
export type Saved = Record<Step, boolean>

/** Whether a step can be shown: those before it must be saved. */
export function isReachable(step: Step, saved: Saved): boolean {
  const offers = saved.details && saved.page
  const sheets = offers && saved.offers && saved.sheets
  return { details: true, page: saved.details, offers, sheets }[step]
}

/** Whether nothing is left to do in a step; one may always be asked about prices again. */
export const isDone = (step: Step, saved: Saved) => ({ ...saved, sheets: false })[step]

/** A step, or the last one before it that can be shown. */
export const reachableStep = (wanted: Step, saved: Saved): Step =>
  isReachable(wanted, saved) ? wanted : reachableStep(stepAfter(wanted, 'back'), saved)
