import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

export const bannerType = z.enum(['Mobile', 'Detail', 'vertical', 'App'], {
  error: 'Tipo de banner inválido. Use Mobile, Detail, vertical ou App.',
})
export type BannerType = z.infer<typeof bannerType>

export const bannerWire = z.object({
  _id: recordId,
  url: z.string(),
  urlRedirect: z.string(),
  description: z.string(),
  type: bannerType,
})
export type BannerWire = z.infer<typeof bannerWire>

export const bannersOfType = z.object({ type: bannerType })

/** `user` and `date` are the spec's. Who clicked is not kept, and when is known to the server. */
export const bannerClick = z.object({
  bannerId: recordId,
  user: z.string().max(100).nullish(),
  date: z.string().max(100).nullish(),
  /** Of this one click, random: what is sent again with it is not counted again. */
  clickId: recordId.optional(),
})

export const bannerTotals = bannerWire.pick({ _id: true, description: true, type: true }).extend({
  impressions: z.number().int(),
  clicks: z.number().int(),
})
export type BannerTotals = z.infer<typeof bannerTotals>
