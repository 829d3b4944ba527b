export const SUGGESTIONS_DEFAULT = 8
export const SUGGESTIONS_MAX = 20

/** What a suggestion may be; on screens it is named beside its text. */
export const SUGGESTED = {
  software: 'Software',
  servico: 'Serviço',
  fornecedor: 'Fornecedor',
  categoria: 'Categoria',
  busca: 'Busca',
} as const
export type SuggestedType = keyof typeof SUGGESTED
