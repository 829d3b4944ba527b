import {
  type FirstSheetProps,
  hasPictures,
  kindOf,
  nameOf,
  type OfferDraft,
  withoutPictures,
} from '#/features/catalogue/offers/draft.ts'
import type { CatalogueCard } from '#/features/catalogue/schema.ts'

/**
 * - `waiting`: to be sent when the registration is finished;
 * - `sending`: on its way;
 * - `sent`: the server has it, and it is not sent again;
 * - `later`: it waits for the confirmation of the page, and holds nothing up;
 * - `failed`: refused, or never arrived; it can be changed, removed or sent again.
 */
export type OfferStatus = 'waiting' | 'sending' | 'sent' | 'later' | 'failed'
type OfferEvent = 'changed' | 'sending' | 'accepted' | 'putOff' | 'refused'

/** What becomes of an offer; what is not here cannot happen. */
const NEXT: Record<OfferStatus, Partial<Record<OfferEvent, OfferStatus>>> = {
  waiting: { changed: 'waiting', sending: 'sending' },
  sending: { accepted: 'sent', putOff: 'later', refused: 'failed' },
  later: { changed: 'waiting', sending: 'sending' },
  failed: { changed: 'waiting', sending: 'sending' },
  sent: {},
}

/** Why an offer was refused: in a sentence, and by field of its form. */
export interface OfferFailure {
  message: string
  fields: Record<string, string>
}

export interface QueuedOffer {
  /** Distinguishes offers while they have no id. */
  key: string
  draft: OfferDraft
  status: OfferStatus
  /** Of the offer, once it is sent. */
  id?: string
  /** Of one that the page has already: whether the person may edit it. */
  owns?: boolean
  failure?: OfferFailure
  /** Whether it had pictures which a reload of the page lost. */
  lostPictures?: boolean
}

const can = ({ status }: QueuedOffer, event: OfferEvent) => NEXT[status][event] !== undefined
export const canChange = (offer: QueuedOffer) =>
  can(offer, 'changed') && offer.draft.tipo !== 'existing'
export const canSend = (offer: QueuedOffer) => can(offer, 'sending')
export const canRemove = ({ status }: QueuedOffer) => status !== 'sending'

/** An offer after an event; as it was, where that cannot happen to it. */
export function afterEvent(
  offer: QueuedOffer,
  event: OfferEvent,
  change: Partial<Pick<QueuedOffer, 'draft' | 'id' | 'failure'>> = {},
): QueuedOffer {
  const status = NEXT[offer.status][event]
  if (!status) return offer
  const { key, draft, id, lostPictures } = offer
  // A failure is shown until the offer is changed or sent again.
  return {
    key,
    draft,
    id,
    lostPictures: event === 'changed' ? undefined : lostPictures,
    ...change,
    status,
  }
}

export const waitingOffer = (key: string, draft: OfferDraft): QueuedOffer => ({
  key,
  draft,
  status: 'waiting',
})

/** An offer that the page has already. */
export const sentOffer = (card: CatalogueCard): QueuedOffer => ({
  key: card.id,
  id: card.id,
  owns: card.owns,
  status: 'sent',
  draft: {
    tipo: 'existing',
    offer: {
      _id: card.id,
      tipo: card.tipo,
      name: card.titulo,
      logo: card.logo,
      category: card.categoria ? [card.categoria] : [],
    },
  },
})

/** An offer as the browser can keep it beyond this page: what was on its way is to be sent. */
export const keptOffer = ({ key, draft, status, lostPictures }: QueuedOffer): QueuedOffer => ({
  key,
  draft: withoutPictures(draft),
  status: status === 'later' ? 'later' : 'waiting',
  lostPictures: lostPictures || hasPictures(draft) || undefined,
})

/** Whether nothing is left to be done about an offer for now. */
export const isSettled = ({ status }: QueuedOffer) => status === 'sent' || status === 'later'

/** The names of those that wait for the confirmation. */
export const putOff = (offers: QueuedOffer[]) =>
  offers.flatMap(({ status, draft }) => (status === 'later' ? [nameOf(draft)] : []))

const isWritten = ({ draft }: QueuedOffer) => draft.tipo !== 'existing'

const asked = (offers: QueuedOffer[]): FirstSheetProps['offer'][] =>
  offers.flatMap(({ id, draft }) => (id ? [{ id, tipo: kindOf(draft), name: nameOf(draft) }] : []))

/** Those that somebody wrote here and the server has by now. */
export const newlyAdded = (offers: QueuedOffer[]) => asked(offers.filter(isWritten))

/** Those whose facts this person may say: what they wrote here, and what is theirs on the page. */
export const editable = (offers: QueuedOffer[]) =>
  asked(offers.filter((offer) => isWritten(offer) || offer.owns))
