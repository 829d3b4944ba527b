import {
  type FirstSheetProps,
  hasPictures,
  type NewOffer,
  type OfferDraft,
} from '#/features/catalogue/offers/draft.ts'
import type { OwnVendor } from '../../schema.ts'
import { type Details, detailsOf, type Filled, hasAllDetails, sameDetails } from './details.ts'
import {
  afterEvent,
  editable,
  isSettled,
  newlyAdded,
  type OfferFailure,
  type QueuedOffer,
  waitingOffer,
} from './offer-queue.ts'
import { isReachable, type Saved, type Step, stepAfter } from './steps.ts'

/** The form of an offer that is open: a new one's, or that of one in the queue. */
export interface OpenOffer {
  /** Of the offer in the queue; '' for a new one. */
  key: string
  offer: NewOffer
}

/** Files of the page, chosen and not sent yet. */
export interface PageFiles {
  logo: File | null
  cover: File | null
  video: File | null
}

export const NO_FILES: PageFiles = { logo: null, cover: null, video: null }

const isAnyChosen = (files: PageFiles) => Object.values(files).some((file) => file !== null)

export interface WizardState {
  step: Step
  /** The page as the server has it; null before the first step is saved. */
  vendor: OwnVendor | null
  details: Details
  filled: Filled
  descricao: string
  files: PageFiles
  offers: QueuedOffer[]
  openOffer: OpenOffer | null
  /** What the last step asks about: how many offers, and those that are left, the next one first. */
  sheets: { of: number; left: FirstSheetProps['offer'][] }
  /** Whether everything was sent: nothing but how far the last step is, is kept in the browser from then on. */
  isFinished: boolean
  /** Whether the last step is over as well. */
  isOver: boolean
}

export type WizardEvent =
  | { type: 'detailsTyped'; details: Details; filled: Filled }
  | { type: 'detailsSaved'; vendor: OwnVendor }
  | { type: 'descriptionTyped'; descricao: string }
  | { type: 'fileChosen'; change: Partial<PageFiles> }
  /** A cover or a video that the page had. */
  | { type: 'mediumRemoved'; vendor: OwnVendor }
  | { type: 'pageSaved'; vendor: OwnVendor }
  | { type: 'stepChosen'; step: Step }
  | { type: 'wentBack' }
  | { type: 'offerOpened'; open: OpenOffer }
  | { type: 'offerTyped'; offer: NewOffer }
  | { type: 'offerClosed' }
  /** The open offer, or one that was picked in its place, joins the queue. */
  | { type: 'offerKept'; key: string; draft: OfferDraft }
  | { type: 'offerReplaced'; key: string; draft: OfferDraft }
  | { type: 'offerRemoved'; key: string }
  | { type: 'offerSending'; key: string }
  | { type: 'offerAccepted'; key: string; id: string }
  /** Until the page is confirmed. */
  | { type: 'offerPutOff'; key: string }
  | { type: 'offerRefused'; key: string; failure: OfferFailure }
  | { type: 'finished' }
  /** Leads to the last step, where something is new. */
  | { type: 'offersSent' }
  /** The first facts of the next one were said, or passed over. */
  | { type: 'sheetDone' }
  /** Those of all that are left are passed over. */
  | { type: 'sheetsLeft' }

/** Whether the server has what the steps show. */
export function savedSteps({ vendor, details, descricao, files, offers }: WizardState): Saved {
  if (!vendor) return { details: false, page: false, offers: false, sheets: false }
  const isPublished = vendor.visivel && vendor.links.logotipo_url !== '' && vendor.descricao !== ''
  const isPageChanged = descricao.trim() !== vendor.descricao || isAnyChosen(files)
  return {
    details: sameDetails(details, detailsOf(vendor)) && hasAllDetails(details),
    page: isPublished && !isPageChanged,
    offers: offers.length > 0 && offers.every(isSettled),
    sheets: editable(offers).length > 0,
  }
}

/** Whether leaving loses something: texts are kept in the browser, files cannot be. */
export const hasUnsentFiles = ({ files, offers, openOffer, isFinished }: WizardState) =>
  !isFinished &&
  (isAnyChosen(files) ||
    offers.some((offer) => !isSettled(offer) && hasPictures(offer.draft)) ||
    (openOffer !== null && hasPictures(openOffer.offer)))

const updateOffer = (
  state: WizardState,
  key: string,
  update: (offer: QueuedOffer) => QueuedOffer,
): WizardState => ({
  ...state,
  offers: state.offers.map((offer) => (offer.key === key ? update(offer) : offer)),
})

function keepOffer(state: WizardState, key: string, draft: OfferDraft): WizardState {
  const editing = state.openOffer?.key
  const closed = { ...state, openOffer: null }
  return editing
    ? updateOffer(closed, editing, (offer) => afterEvent(offer, 'changed', { draft }))
    : { ...closed, offers: [...state.offers, waitingOffer(key, draft)] }
}

const askAbout = (state: WizardState, left: WizardState['sheets']['left']): WizardState => ({
  ...state,
  sheets: { of: left.length, left },
  step: 'sheets',
})

function chooseStep(state: WizardState, step: Step): WizardState {
  if (step === state.step || !isReachable(step, savedSteps(state))) return state
  // Who comes back to it is asked about all that is there.
  return step === 'sheets' ? askAbout(state, editable(state.offers)) : { ...state, step }
}

/** What becomes of a registration; the server has been asked before, where it must be. */
export function wizardAfter(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'detailsTyped':
      return { ...state, details: event.details, filled: event.filled }
    case 'detailsSaved':
      return {
        ...state,
        vendor: event.vendor,
        details: detailsOf(event.vendor),
        step: stepAfter(state.step, 'saved'),
      }
    case 'descriptionTyped':
      return { ...state, descricao: event.descricao }
    case 'fileChosen':
      return { ...state, files: { ...state.files, ...event.change } }
    case 'mediumRemoved':
      return { ...state, vendor: event.vendor }
    case 'pageSaved':
      return {
        ...state,
        vendor: event.vendor,
        descricao: event.vendor.descricao,
        files: NO_FILES,
        step: stepAfter(state.step, 'saved'),
      }
    case 'stepChosen':
      return chooseStep(state, event.step)
    case 'wentBack':
      return { ...state, step: stepAfter(state.step, 'back') }
    case 'offerOpened':
      return { ...state, openOffer: event.open }
    case 'offerTyped':
      return state.openOffer
        ? { ...state, openOffer: { ...state.openOffer, offer: event.offer } }
        : state
    case 'offerClosed':
      return { ...state, openOffer: null }
    case 'offerKept':
      return keepOffer(state, event.key, event.draft)
    case 'offerReplaced':
      return updateOffer(state, event.key, (offer) =>
        afterEvent(offer, 'changed', { draft: event.draft }),
      )
    case 'offerRemoved':
      return { ...state, offers: state.offers.filter(({ key }) => key !== event.key) }
    case 'offerSending':
      return updateOffer(state, event.key, (offer) => afterEvent(offer, 'sending'))
    case 'offerAccepted':
      return updateOffer(state, event.key, (offer) =>
        afterEvent(offer, 'accepted', { id: event.id }),
      )
    case 'offerPutOff':
      return updateOffer(state, event.key, (offer) => afterEvent(offer, 'putOff'))
    case 'offerRefused':
      return updateOffer(state, event.key, (offer) =>
        afterEvent(offer, 'refused', { failure: event.failure }),
      )
    case 'finished':
      return { ...state, isFinished: true }
    case 'offersSent': {
      const left = newlyAdded(state.offers)
      return left.length > 0 ? askAbout(state, left) : { ...state, isOver: true }
    }
    case 'sheetDone': {
      const left = state.sheets.left.slice(1)
      // The last one stays, behind what says that all is done.
      return left.length > 0
        ? { ...state, sheets: { ...state.sheets, left } }
        : { ...state, isOver: true }
    }
    case 'sheetsLeft':
      return { ...state, isOver: true }
  }
}
