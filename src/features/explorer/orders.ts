export interface Order {
  value: string
  label: string
  /** How it orders, in one sentence that goes on after a colon. */
  how: string
  /** The same where nothing is searched for. */
  howWithoutWords?: string
  /** Where more is said about it. */
  more?: { text: string; to: string }
}

const RATING_INDEX = { text: 'Entenda o índice', to: '/indice' }

/** Orders of software and services; the first is the one of an address that names none. */
export const OFFER_ORDERS = [
  {
    value: 'relevancia',
    label: 'Relevância',
    how: 'primeiro, os que têm no nome as palavras buscadas; depois, na categoria e na descrição.',
    howWithoutWords: 'primeiro os melhores avaliados, pelo Índice Praça.',
    more: RATING_INDEX,
  },
  {
    value: 'avaliacao',
    label: 'Melhores avaliados',
    how: 'pelo Índice Praça: a média, com mais peso para quem tem mais avaliações, e mais novas.',
    more: RATING_INDEX,
  },
  { value: 'avaliacoes', label: 'Mais avaliados', how: 'pelo número de avaliações publicadas.' },
  {
    value: 'recentes',
    label: 'Mais recentes',
    how: 'pela data de entrada na Praça, do mais novo ao mais antigo.',
  },
  { value: 'nome', label: 'Nome', how: 'em ordem alfabética.' },
] as const satisfies Order[]

const [, ...ordersWithoutWords] = OFFER_ORDERS
/** Orders of the comparison of a category, where nothing is searched for. */
export const COMPARISON_ORDERS = ordersWithoutWords

/** Orders of suppliers. */
export const VENDOR_ORDERS = [
  {
    value: 'relevancia',
    label: 'Relevância',
    how: 'primeiro quem tem no nome as palavras da busca, depois quem vende o que elas dizem.',
    howWithoutWords: 'primeiro os recomendados, depois os demais em ordem alfabética.',
  },
  OFFER_ORDERS[1],
  OFFER_ORDERS[2],
  OFFER_ORDERS[3],
  OFFER_ORDERS[4],
] as const satisfies Order[]
