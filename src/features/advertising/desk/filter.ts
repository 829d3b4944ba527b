import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import { STATE_OPTIONS } from '../state-names.ts'
import type { AdvertisementState } from '../states.ts'

/** By what advertisements are narrowed down. */
export const ADVERTISEMENT_FIELDS = {
  situacao: {
    label: 'Situação',
    options: [{ value: '', label: 'Todas' }, ...STATE_OPTIONS],
  } as ChoiceField<AdvertisementState>,
}

export type AdvertisementFilter = DeskFilter<typeof ADVERTISEMENT_FIELDS>
