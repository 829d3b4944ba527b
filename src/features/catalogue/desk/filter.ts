import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import type { OfferState } from '../offers/state.ts'
import type { OfferType } from '../schema.ts'

/** The states of offers, as Admins read them. */
export const STATE_NAMES: Record<OfferState, string> = {
  published: 'No ar',
  suspended: 'Ocultada pela administração',
  hidden: 'Fora do ar com o fornecedor',
}

/** By what offers are narrowed down. */
export const OFFER_FIELDS = {
  tipo: {
    label: 'Tipo',
    options: [
      { value: '', label: 'Todos' },
      { value: 'Software', label: 'Software' },
      { value: 'Serviço', label: 'Serviço' },
    ],
  } as ChoiceField<OfferType>,
  situacao: {
    label: 'Situação',
    options: [
      { value: '', label: 'Todas' },
      ...Object.entries(STATE_NAMES).map(([value, label]) => ({
        value: value as OfferState,
        label,
      })),
    ],
  } as ChoiceField<OfferState>,
}

export type OfferFilter = DeskFilter<typeof OFFER_FIELDS>
