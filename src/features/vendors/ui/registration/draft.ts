import { normaliseCnpj } from '#/domain/cnpj.ts'
import type { NewOffer } from '#/features/catalogue/offer-draft.ts'
import { withoutPictures } from '#/features/catalogue/offer-draft.ts'
import type { OfferCard } from '#/features/catalogue/schema.ts'
import type { OwnVendor } from '../../schema.ts'
import { type Details, detailsFor, detailsOf, type Filled, filledAtFirst } from './details.ts'
import { keptOffer, type QueuedOffer, sentOffer } from './offer-queue.ts'
import type { Opening } from './opening.ts'
import { reachableStep, type Step } from './steps.ts'
import { isUnfinished, savedSteps, type WizardState } from './wizard-state.ts'

/** What the browser keeps of a registration: everything but files, and what the server has. */
export interface Draft {
  /** Parameter of the address it was begun at: one draft for each. */
  param: string
  /** When, in milliseconds. */
  savedAt: number
  vendorId: string | null
  step: Step
  details: Details
  filled: Filled
  descricao: string
  offers: QueuedOffer[]
  openOffer: { key: string; offer: NewOffer } | null
}

export function toDraft(state: WizardState, param: string, savedAt: number): Draft {
  const { vendor, step, details, filled, descricao, offers, openOffer } = state
  return {
    param,
    savedAt,
    vendorId: vendor?._id ?? null,
    step,
    details,
    filled,
    descricao,
    offers: offers.filter(({ status }) => status !== 'sent').map(keptOffer),
    openOffer: openOffer && {
      key: openOffer.key,
      offer: withoutPictures(openOffer.offer) as NewOffer,
    },
  }
}

/** The draft of a company that the person comes back to: by the address, its id or its CNPJ. */
export const findDraft = (drafts: Draft[], param: string, opening: Opening) =>
  drafts.find((draft) => draft.param === param) ??
  drafts.find(
    ({ vendorId, details }) =>
      (opening.kind === 'page' && vendorId === opening.id) ||
      (opening.kind === 'cnpj' && normaliseCnpj(details.cnpj) === opening.cnpj),
  )

interface Begun {
  draft?: Draft
  /** The page, where the first step was saved or control of it was given. */
  vendor?: OwnVendor
  /** What the page's catalogue has. */
  catalogue?: OfferCard[]
}

/** A registration as it begins, or goes on. */
export function stateFrom(opening: Opening, { draft, vendor, catalogue = [] }: Begun): WizardState {
  const state: WizardState = {
    step: 'details',
    vendor: vendor ?? null,
    details: draft?.details ?? (vendor ? detailsOf(vendor) : detailsFor(opening)),
    filled: draft?.filled ?? (vendor ? {} : filledAtFirst(opening)),
    descricao: draft?.descricao ?? vendor?.descricao ?? '',
    logo: null,
    video: null,
    offers: [...catalogue.map(sentOffer), ...(draft?.offers ?? [])],
    openOffer: draft?.openOffer ?? null,
    isFinished: false,
  }
  // What was begun goes on; a page that was taken over is gone through from its beginning.
  const wanted = draft?.step ?? (vendor && isUnfinished(vendor) ? 'offers' : 'details')
  return { ...state, step: reachableStep(wanted, savedSteps(state)) }
}
