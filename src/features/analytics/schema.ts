import { z } from 'zod'
import { COMPARED_MAX } from '#/domain/comparison.ts'
import { PURPOSES } from '#/domain/consent.ts'
import { bannerTotals } from '#/features/banners/schema.ts'
import { recordId } from '#/platform/wire.ts'
import { BATCH_MAX, PATH_MAX } from './limits.ts'

const countedEvent = z.discriminatedUnion(
  'event',
  [
    z.object({
      event: z.literal('page_view'),
      page_path: z.string().startsWith('/').max(PATH_MAX),
    }),
    z.object({ event: z.literal('banner_impression'), banner_id: recordId }),
    /** Not sent by those who manage the page: their browser knows, and keeps it to itself. */
    z.object({ event: z.literal('supplier_visit'), vendor_id: recordId }),
    z.object({
      event: z.literal('software_comparison'),
      software_ids: z.array(recordId).min(2).max(COMPARED_MAX),
    }),
  ],
  'Evento desconhecido.',
)
export type CountedEvent = z.infer<typeof countedEvent>

/** What a browser sends at once, oldest first. `id` is random, and of this batch alone. */
export const eventBatch = z.object({
  id: recordId,
  /** Random, of the browser on this day alone; visits need it, to be counted once. */
  visitor: recordId.optional(),
  events: z.array(countedEvent).min(1).max(BATCH_MAX),
})
export type EventBatch = z.infer<typeof eventBatch>

/** `id` is random, made by the browser that keeps it. */
export const consentGiven = z.object({
  id: recordId,
  version: z.iso.date('Versão inválida.'),
  purposes: z.array(z.enum(PURPOSES)).min(1).max(PURPOSES.length),
})
export type ConsentGiven = z.infer<typeof consentGiven>

export const consentId = z.object({ id: recordId })

const MAX_DAYS = 365

export const totalsQuery = z.object({
  days: z.coerce
    .number('Período inválido.')
    .int('Período inválido.')
    .min(1, 'O período começa em 1 dia.')
    .max(MAX_DAYS, `O período vai até ${MAX_DAYS} dias.`)
    .default(30),
})

export const totals = z.object({
  pages: z.array(z.object({ path: z.string(), views: z.number().int() })),
  banners: z.array(bannerTotals),
})
export type AnalyticsTotals = z.infer<typeof totals>
