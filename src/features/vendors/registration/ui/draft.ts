import { normaliseCnpj } from '#/domain/cnpj.ts'
import type { NewOffer } from '#/features/catalogue/offers/draft.ts'
import { withoutPictures } from '#/features/catalogue/offers/draft.ts'
import type { CatalogueCard } from '#/features/catalogue/schema.ts'
import type { OwnVendor } from '../../schema.ts'
import { type Details, detailsFor, detailsOf, type Filled, filledAtFirst } from './details.ts'
import { keptOffer, type QueuedOffer, sentOffer } from './offer-queue.ts'
import type { Opening } from './opening.ts'
import { reachableStep, type Step } from './steps.ts'
import { NO_FILES, savedSteps, type WizardState } from './wizard-state.ts'

/** What the browser keeps of a registration: everything but files, and what the server has. */
export interface Draft {
  /** Parameter of the address it was begun at: one draft for each. */
  param: string
  /** When, in milliseconds. */
  savedAt: number
  vendorId: string | null
  step: Step
  /** What the server does not have: of a page that is begun, the fields that differ from its own. */
  details: Partial<Details>
  filled: Filled
  /** Null for the page's own. */
  descricao: string | null
  offers: QueuedOffer[]
  openOffer: { key: string; offer: NewOffer } | null
  /** Of a registration that is sent: what its last step still asks about. */
  sheets?: WizardState['sheets']
}

/** The fields whose text is not the page's. */
function unsaved(details: Details, vendor: OwnVendor | null): Partial<Details> {
  if (!vendor) return details
  const saved = detailsOf(vendor)
  const changes = Object.entries(details).filter(
    ([field, text]) => saved[field as keyof Details] !== text,
  )
  return Object.fromEntries(changes)
}

export function toDraft(state: WizardState, param: string, savedAt: number): Draft {
  const { vendor, step, details, filled, descricao, offers, openOffer } = state
  return {
    param,
    savedAt,
    vendorId: vendor?._id ?? null,
    step,
    details: unsaved(details, vendor),
    filled,
    descricao: vendor && descricao === vendor.descricao ? null : descricao,
    offers: offers.filter(({ status }) => status !== 'sent').map(keptOffer),
    openOffer: openOffer && {
      key: openOffer.key,
      offer: withoutPictures(openOffer.offer) as NewOffer,
    },
    sheets: step === 'sheets' ? state.sheets : undefined,
  }
}

/** The draft of a company that the person comes back to: by the address, its id or its CNPJ. */
export const findDraft = (drafts: Draft[], param: string, opening: Opening) =>
  drafts.find((draft) => draft.param === param) ??
  drafts.find(
    ({ vendorId, details }) =>
      (opening.kind === 'page' && vendorId === opening.id) ||
      (opening.kind === 'cnpj' && normaliseCnpj(details.cnpj ?? '') === opening.cnpj),
  )

interface Begun {
  draft?: Draft
  /** The page, where the first step was saved or control of it was given. */
  vendor?: OwnVendor
  /** What the page's catalogue has. */
  catalogue?: CatalogueCard[]
}

/** A registration as it begins, or goes on. */
export function stateFrom(opening: Opening, { draft, vendor, catalogue = [] }: Begun): WizardState {
  const state: WizardState = {
    step: 'details',
    vendor: vendor ?? null,
    // What somebody else changed of the page meanwhile stays changed.
    details: { ...(vendor ? detailsOf(vendor) : detailsFor(opening)), ...draft?.details },
    filled: draft?.filled ?? (vendor ? {} : filledAtFirst(opening)),
    descricao: draft?.descricao ?? vendor?.descricao ?? '',
    files: NO_FILES,
    offers: [...catalogue.map(sentOffer), ...(draft?.offers ?? [])],
    openOffer: draft?.openOffer ?? null,
    sheets: {
      of: draft?.sheets?.of ?? 0,
      left: (draft?.sheets?.left ?? []).filter(({ id }) =>
        catalogue.some((card) => card.id === id),
      ),
    },
    isFinished: false,
    isOver: false,
  }
  if (state.sheets.left.length > 0) return { ...state, step: 'sheets', isFinished: true }
  // What was begun goes on; a page that was taken over is gone through from its beginning.
  const wanted = draft?.step ?? (vendor?.isDraft ? 'offers' : 'details')
  return { ...state, step: reachableStep(wanted, savedSteps(state)) }
}
