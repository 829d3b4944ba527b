/** Terms of a group, each way. */
export const TERMS_MAX = 60
/** Letters of a term. */
export const TERM_MAX = 60
export const GROUPS_MAX = 1000

/** Days of searches that an Admin looks back at. */
export const SEARCH_PERIODS = [30, 90] as const
/** Searches that are listed, of each kind. */
export const LISTED_MAX = 20
/** Results of a question that are explained. */
export const EXPLAINED = 10

/** Where was searched. */
export const SEARCH_PLACES = {
  softwares: 'Softwares e serviços',
  fornecedores: 'Fornecedores',
} as const
export type SearchPlace = keyof typeof SEARCH_PLACES
