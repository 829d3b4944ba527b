import { lazyPart } from '#/components/lazy-part.tsx'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'

/** What offers are written with, wherever a supplier adds or changes one. */
export const OFFER_FORMS: OfferForms = {
  Software: lazyPart(() => import('#/features/catalogue/offers/ui/software-offer-form.tsx')),
  Serviço: lazyPart(() => import('#/features/catalogue/offers/ui/service-offer-form.tsx')),
  Ficha: lazyPart(() => import('#/features/facts/ui/first-sheet.tsx')),
}
