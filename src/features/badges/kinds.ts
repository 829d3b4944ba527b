import { formatRating } from '#/domain/rating.ts'
import { ANSWERING_MIN } from '#/features/reviews/limits.ts'

/** What is known of a software, service or supplier, as far as badges say it. */
export interface BadgeSubject {
  id: string
  name: string
  /** Path of its page. */
  page: string
  rating: number
  reviews: number
  /** The Índice Praça; null where there is no review. */
  index: number | null
  /** Whether we recommend it; null of what is never recommended. */
  isRecommended: boolean | null
  /** What it is ready for now, with a proof; null of what says nothing of that. */
  ready: number | null
  /** How it answers requests for quotes; null of what gets none, or too few. */
  answering: { total: number; respondidos: number; medianaHoras: number | null } | null
  /** Whether it may get requests at all. */
  isAsked: boolean
}

/** From so many published reviews their mean and their index are a badge. */
export const REVIEWS_MIN = 5
/** From so many items with a proof, readiness is one. */
export const READY_MIN = 3

/** Of the requests for quotes, this part has to be answered: the speed of few answers says nothing. */
const ANSWERED_SHARE = 0.5

interface BadgeKind {
  title: string
  /** How it is earned and lost, for the page about badges. */
  how: string
  /** Whether something may ever earn it. */
  isFor(subject: BadgeSubject): boolean
  /** What it says; null while it is not earned. */
  says(subject: BadgeSubject): string | null
}

const count = (amount: number, one: string, several: string) =>
  `${amount.toLocaleString('pt-BR')} ${amount === 1 ? one : several}`

/** Badges that suppliers show on their own sites. One more is one more entry. */
export const BADGES = {
  estrelas: {
    title: 'Avaliações',
    how: `A média de quem avaliou. Vale a partir de ${REVIEWS_MIN} avaliações publicadas, qualquer que seja a média, e muda com cada avaliação.`,
    isFor: () => true,
    says: ({ rating, reviews }) =>
      reviews >= REVIEWS_MIN
        ? `${formatRating(rating)} de 5 · ${count(reviews, 'avaliação', 'avaliações')}`
        : null,
  },
  indice: {
    title: 'Índice Praça',
    how: `O índice que ordena as listas de mais bem avaliados: avaliações recentes pesam mais. Vale a partir de ${REVIEWS_MIN} avaliações publicadas.`,
    isFor: () => true,
    says: ({ index, reviews }) =>
      index !== null && reviews >= REVIEWS_MIN ? `${formatRating(index)} de 5` : null,
  },
  recomendado: {
    title: 'Recomendado',
    how: 'Para fornecedores que a nossa equipe escolhe, um a um. Deixa de valer quando a equipe tira a marca.',
    isFor: ({ isRecommended }) => isRecommended !== null,
    says: ({ isRecommended }) => (isRecommended ? 'pela Praça' : null),
  },
  prontidao: {
    title: 'Pronto para o Brasil',
    how: `Para softwares que declaram ao menos ${READY_MIN} itens com comprovação. Cada declaração vale por 12 meses; vencida ou retirada, não conta mais.`,
    isFor: ({ ready }) => ready !== null,
    says: ({ ready }) =>
      ready !== null && ready >= READY_MIN
        ? count(ready, 'item com comprovação', 'itens com comprovação')
        : null,
  },
  resposta: {
    title: 'Responde',
    how: `Para fornecedores que respondem ao menos metade dos pedidos de orçamento, a partir de ${ANSWERING_MIN} pedidos. Mostra em quantas horas chega a metade mais rápida das respostas.`,
    isFor: ({ isAsked }) => isAsked,
    says: ({ answering }) =>
      answering?.medianaHoras != null && answering.respondidos >= answering.total * ANSWERED_SHARE
        ? `em ${count(Math.max(1, Math.ceil(answering.medianaHoras)), 'hora', 'horas')}`
        : null,
  },
} as const satisfies Record<string, BadgeKind>

export type BadgeName = keyof typeof BADGES
export const BADGE_NAMES = Object.keys(BADGES) as BadgeName[]

export const isBadge = (name: string): name is BadgeName => Object.hasOwn(BADGES, name)
