import { v7 as uuidv7 } from 'uuid'
import type { watches } from '#/db/schema/index.ts'
import { daysBefore } from './time.ts'

/** Of each kind of subject, what is told, and for how many days it has been watched: there is news of it. */
const EVENTS = {
  offerId: [['avaliacao', 'preco', 'prontidao'], 45],
  vendorId: [['avaliacao', 'resposta'], 45],
  categoryId: [['alternativa', 'preco'], 20],
} as const

/** What somebody watches, by the column that names it. */
export const watchRows = (
  userId: string,
  watched: { [Kind in keyof typeof EVENTS]?: string },
  now: Date,
): (typeof watches.$inferInsert)[] =>
  (Object.keys(watched) as (keyof typeof EVENTS)[]).map((kind) => {
    const [events, days] = EVENTS[kind]
    return {
      id: uuidv7(),
      userId,
      [kind]: watched[kind],
      events: [...events],
      createdAt: daysBefore(now, days),
    }
  })
