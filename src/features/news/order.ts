/** Orders of news and of jobs; the first is the one of an address that names none. */
export const ARTICLE_ORDERS = [
  { value: 'recentes', label: 'Mais recentes' },
  { value: 'antigos', label: 'Mais antigos' },
] as const

export type ArticleOrder = (typeof ARTICLE_ORDERS)[number]['value']

/** Parameter of the address. */
export const ORDER_PARAMETER = 'ordem'
