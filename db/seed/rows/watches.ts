import { v7 as uuidv7 } from 'uuid'
import type { watches } from '#/db/schema/index.ts'
import { daysBefore } from './time.ts'

interface Watched {
  userId: string
  offerId: string
  vendorId: string
  categoryId: string
  now: Date
}

/** What somebody watches: a product, a supplier and a category, for long enough that there is news of them. */
export function watchRows({ userId, now, ...watched }: Watched) {
  const { offerId, vendorId, categoryId } = watched
  const row = (subject: Partial<typeof watched>, events: string[], days: number) =>
    ({
      id: uuidv7(),
      userId,
      ...subject,
      events,
      createdAt: daysBefore(now, days),
    }) satisfies typeof watches.$inferInsert
  return {
    watches: [
      row({ offerId }, ['avaliacao', 'preco', 'prontidao'], 45),
      row({ vendorId }, ['avaliacao', 'resposta'], 45),
      row({ categoryId }, ['alternativa', 'preco'], 20),
    ],
  }
}
