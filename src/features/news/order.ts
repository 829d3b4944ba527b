/** Orders of news and of jobs; the first is the one of an address that names none. */
export const ARTICLE_ORDERS = [
  { value: 'recentes', label: 'Mais recentes' },
  { value: 'antigos', label: 'Mais antigos' },
] as const

export type ArticleOrder = (typeof ARTICLE_ORDERS)[number]['value']

/** Parameter of the address. */
export const ORDER_PARAMETER = 'ordem'

/** The order that an address asks for; the newest first when it asks for none that exists. */
export function orderFrom(url: string): ArticleOrder {
  const asked = new URL(url).searchParams.get(ORDER_PARAMETER)
  return ARTICLE_ORDERS.find(({ value }) => value === asked)?.value ?? ARTICLE_ORDERS[0].value
}
