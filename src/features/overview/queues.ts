import { HELD_DAYS } from '#/features/quotes/limits.ts'
import { HELD_DAYS as REVIEW_DAYS } from '#/features/reviews/integrity/limits.ts'

export interface QueueDefinition {
  /** What waits there, as the overview names it. */
  title: string
  /** The desk where it is decided, after `/admin/`. */
  desk: string
  /** What of it, as parameters. */
  filter?: string
  /** Within how many days somebody gets an answer: what the team promises itself. */
  promisedDays: number
  /** Whether these are working days, as who waits is told. */
  inWorkingDays?: true
}

/** What waits for an Admin. A new queue is a line here, and its rows in `desk/repository.server.ts`. */
export const QUEUES = {
  accessRequests: { title: 'Pedidos de acesso', desk: 'access-requests', promisedDays: 2 },
  confirmations: {
    title: 'Confirmações',
    desk: 'confirmations',
    filter: 'situacao=conferindo',
    promisedDays: 2,
  },
  reportedReviews: { title: 'Avaliações denunciadas', desk: 'reviews', promisedDays: 2 },
  pendingReviews: {
    title: 'Avaliações a moderar',
    desk: 'reviews',
    filter: 'queue=pending',
    promisedDays: 2,
  },
  appeals: { title: 'Contestações', desk: 'reviews', filter: 'queue=appeals', promisedDays: 5 },
  recourses: {
    title: 'Recursos',
    desk: 'recourses',
    filter: 'situacao=waiting',
    promisedDays: REVIEW_DAYS,
    inWorkingDays: true,
  },
  readinessReports: {
    title: 'Denúncias de prontidão',
    desk: 'readiness-reports',
    filter: 'situacao=waiting',
    promisedDays: 5,
  },
  quoteReports: {
    title: 'Orçamentos a conferir',
    desk: 'quote-reports',
    filter: 'situacao=waiting',
    promisedDays: HELD_DAYS,
    inWorkingDays: true,
  },
  proofs: {
    title: 'Comprovações de uso',
    desk: 'proofs',
    filter: 'situacao=waiting',
    promisedDays: 3,
  },
  categorySuggestions: { title: 'Sugestões de categoria', desk: 'category', promisedDays: 5 },
  offerClaims: {
    title: 'Pedidos de software',
    desk: 'offer-claims',
    filter: 'situacao=waiting',
    promisedDays: 5,
  },
  advertisements: {
    title: 'Publicidades em análise',
    desk: 'advertisements',
    filter: 'situacao=awaiting_review',
    promisedDays: 1,
  },
} as const satisfies Record<string, QueueDefinition>

export type QueueName = keyof typeof QUEUES

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

/** Where a queue is worked off. */
export function queuePath(name: QueueName): string {
  const { desk, filter }: QueueDefinition = QUEUES[name]
  return `/admin/${desk}${filter ? `?${filter}` : ''}`
}
