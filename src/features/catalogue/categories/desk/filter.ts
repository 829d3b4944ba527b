import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import type { Situation } from '../schema.ts'

/** By what the categories are narrowed down. */
export const CATEGORY_FIELDS = {
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
      { value: 'ativas', label: 'Ativas' },
      { value: 'inativas', label: 'Inativas' },
    ],
  } as ChoiceField<Situation>,
}

export type CategoryFilter = DeskFilter<typeof CATEGORY_FIELDS>
