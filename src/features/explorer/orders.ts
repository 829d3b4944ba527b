interface Order {
  value: string
  label: string
  /** How it orders, in one sentence. */
  how: string
}

/** Orders of software and services; the first is the one of an address that names none. */
export const OFFER_ORDERS = [
  {
    value: 'relevancia',
    label: 'Relevância',
    how: 'Com uma busca, vem antes o que tem as palavras no nome, depois na categoria e na descrição; sem busca, os melhores avaliados.',
  },
  {
    value: 'avaliacao',
    label: 'Melhores avaliados',
    how: 'Pela média das avaliações, que pesa mais quanto mais pessoas avaliam: uma nota 5 sozinha não passa à frente de cem notas 4,8.',
  },
  { value: 'avaliacoes', label: 'Mais avaliados', how: 'Pelo número de avaliações publicadas.' },
  {
    value: 'recentes',
    label: 'Mais recentes',
    how: 'Pela data de entrada na Praça, do mais novo ao mais antigo.',
  },
  { value: 'nome', label: 'Nome', how: 'Em ordem alfabética.' },
] as const satisfies Order[]
export type OfferOrder = (typeof OFFER_ORDERS)[number]['value']

/** Orders of the comparison of a category, where nothing is searched for. */
export const COMPARISON_ORDERS = OFFER_ORDERS.slice(1)

/** Orders of suppliers. */
export const VENDOR_ORDERS = [
  {
    value: 'relevancia',
    label: 'Relevância',
    how: 'Com uma busca, vem antes quem tem as palavras no nome; sem busca, os recomendados e depois os demais, em ordem alfabética.',
  },
  OFFER_ORDERS[1],
  OFFER_ORDERS[2],
  OFFER_ORDERS[3],
  OFFER_ORDERS[4],
] as const satisfies Order[]
export type VendorOrder = (typeof VENDOR_ORDERS)[number]['value']
