export const DEFAULT_PAGE_SIZE = 12
/** Supplier listing screen. */
export const LISTING_PAGE_SIZE = 9
export const BEST_RATED_MAX = 9
export const DESCRIPTION_MAX = 500
/** Software and services shown, each, before 'Ver todos'. */
export const OFFERS_SHOWN = 6
/** Suppliers of a software shown before the full list is asked for. */
export const VENDORS_SHOWN = 6
/** Cut of the description on the cards of a software's page. */
export const CARD_DESCRIPTION_MAX = 60
/** Longest line of a registration: a name, an address. */
export const LINE_MAX = 200
export const EMPLOYEE_RANGES = [
  '0 a 1',
  '2 a 10',
  '11 a 50',
  '51 a 200',
  '201 a 500',
  '501 a 1000',
  '+1000',
] as const
export const CNPJ_TAKEN = 'CNPJ já cadastrado'
/** Beside what is said of every picture. */
export const COVER_HINT =
  'Aparece no alto da página. Sugerido: 1920 × 480 px, com o principal no meio.'
export const LOGO_MISSING = 'Por favor, envie o logotipo.'
