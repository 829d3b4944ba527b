import { useEffect } from 'react'
import { detailsFor, sameDetails } from './details.ts'
import { type Draft, toDraft } from './draft.ts'
import { adoptDrafts, dropDraft, keepDraft, VISITOR } from './drafts.ts'
import type { Opening } from './opening.ts'
import type { WizardState } from './wizard-state.ts'

/** Whether there is something that neither the address nor the server has. */
function isWorthKeeping(
  { vendor, details, isFinished, isOver }: WizardState,
  draft: Draft,
  opening: Opening,
): boolean {
  if (isFinished) return draft.sheets !== undefined && !isOver
  if (draft.offers.length > 0 || draft.openOffer) return true
  // How far an unfinished one has come is kept as well.
  if (vendor) return vendor.isDraft || draft.descricao !== null || hasAny(draft.details)
  const beginnings = [detailsFor(opening), detailsFor({ kind: 'blank' })]
  return draft.descricao !== '' || !beginnings.some((beginning) => sameDetails(details, beginning))
}

const hasAny = (details: Draft['details']) => Object.keys(details).length > 0

interface Kept {
  state: WizardState
  owner: string
  /** Under which the draft is kept. */
  param: string
  opening: Opening
}

/** Keeps a registration in the browser while it goes on, and forgets it once it is finished. */
export function useKeptDraft({ state, owner, param, opening }: Kept) {
  // What was written before a login is the person's from then on.
  useEffect(() => {
    if (owner !== VISITOR) adoptDrafts(owner)
  }, [owner])

  useEffect(() => {
    const draft = toDraft(state, param, Date.now())
    if (isWorthKeeping(state, draft, opening)) keepDraft(owner, draft)
    else dropDraft(owner, param)
  }, [state, owner, param, opening])
}
