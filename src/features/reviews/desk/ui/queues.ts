import type { Queue } from '../../schema.ts'

/** What an Admin looks through. */
export const QUEUES: Record<Queue, { title: string; empty: string }> = {
  reported: { title: 'Denunciadas', empty: 'Nenhuma denúncia espera por você' },
  pending: { title: 'Aguardando', empty: 'Nenhuma avaliação aguarda moderação' },
  hidden: { title: 'Ocultas', empty: 'Nenhuma avaliação está oculta' },
  all: { title: 'Todas', empty: 'Ainda não há avaliações' },
}

/** What waits beside reviews: what people say who may not write one. */
export const APPEALS = { name: 'appeals', title: 'Contestações' } as const

const isQueue = (name: string | null): name is Queue => name !== null && Object.hasOwn(QUEUES, name)

/** @param name as an address has it; what is none means the first */
export const queueOf = (name: string | null): Queue => (isQueue(name) ? name : 'reported')

/** The search part of the address of a queue, from its first page. */
export function queueSearch(queue: Queue, search: string): string {
  const parameters = new URLSearchParams()
  if (queue !== 'reported') parameters.set('queue', queue)
  if (search) parameters.set('search', search)
  return parameters.toString()
}
