import { z } from 'zod'
import { QUEUE_NAMES } from './queues.ts'

/** Answer of `GET /v1/admin/waiting`: what waits for an Admin, queue by queue. */
export const waitingWire = z.array(
  z.object({
    fila: z.enum(QUEUE_NAMES),
    /** Counted up to `DESK_COUNT_CAP` and one more. */
    total: z.number().int(),
    /** Since when the oldest waits, ISO 8601; null where nothing does. */
    desde: z.string().nullable(),
  }),
)
export type WaitingWire = z.infer<typeof waitingWire>
