import type { Suggests } from '#/components/use-suggestions.ts'

const load = () => import('./ui/suggestions.tsx')

/** Of everything that is searched, for the fields of home, top bar and catalogue. */
export const SUGGESTIONS: Suggests = { load }

/** For the field of the list of suppliers. */
export const SUPPLIER_SUGGESTIONS: Suggests = { load, tipo: 'fornecedor' }
