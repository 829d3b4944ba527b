import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

/** Rotation of the banner above the header. */
export const ROTATION_MS = 5000
/** Banners of a block; one up to 1072 px on Home and About. */
export const BANNERS_PER_BLOCK = 3

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

/** `user` and `date` are the spec's; who clicked and when is known to the server. */
export const bannerClick = z.object({
  bannerId: recordId,
  user: z.string().max(100).nullish(),
  date: z.string().max(100).nullish(),
})
