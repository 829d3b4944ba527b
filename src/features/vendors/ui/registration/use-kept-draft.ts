import { useEffect } from 'react'
import { type Details, detailsFor, sameDetails } from './details.ts'
import { toDraft } from './draft.ts'
import { adoptDrafts, dropDraft, keepDraft, VISITOR } from './drafts.ts'
import type { Opening } from './opening.ts'
import type { WizardState } from './wizard-state.ts'

/** Whether there is something that was not there when the screen opened. */
function isBegun(state: WizardState, beginning: Details): boolean {
  const { vendor, details, descricao, offers, openOffer } = state
  return (
    vendor !== null ||
    descricao !== '' ||
    offers.length > 0 ||
    openOffer !== null ||
    !(sameDetails(details, beginning) || sameDetails(details, detailsFor({ kind: 'blank' })))
  )
}

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
    const isWorthKeeping = !state.isFinished && isBegun(state, detailsFor(opening))
    if (isWorthKeeping) keepDraft(owner, toDraft(state, param, Date.now()))
    else dropDraft(owner, param)
  }, [state, owner, param, opening])
}
