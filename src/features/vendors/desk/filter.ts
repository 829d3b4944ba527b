import type { ChoiceField, DeskFilter } from '#/components/desk/desk-filter.ts'
import type { PageState } from '#/features/companies/state.ts'
import type { KeptBy } from './schema.ts'

/** The states of pages, as Admins read them. */
export const STATE_NAMES: Record<PageState, string> = {
  published: 'No ar',
  suspended: 'Ocultada pela administração',
  hidden: 'Ocultada pela empresa',
  unfinished: 'Cadastro incompleto',
  removed: 'Removida',
}

/** By what suppliers are narrowed down. */
export const VENDOR_FIELDS = {
  situacao: {
    label: 'Situação',
    options: [
      { value: '', label: 'Todas' },
      ...Object.entries(STATE_NAMES).map(([value, label]) => ({
        value: value as PageState,
        label,
      })),
    ],
  } as ChoiceField<PageState>,
  mantida: {
    label: 'Mantida por',
    options: [
      { value: '', label: 'Qualquer um' },
      { value: 'empresa', label: 'Empresa' },
      { value: 'ninguem', label: 'Ninguém' },
    ],
  } as ChoiceField<KeptBy>,
}

export type VendorFilter = DeskFilter<typeof VENDOR_FIELDS>
