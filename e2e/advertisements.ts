import sharp from 'sharp'
import { DAY_MS } from '../src/domain/durations.ts'
import { saoPauloDay } from '../src/domain/sao-paulo.ts'

/** A day some days from today in São Paulo, as 2026-11-21. */
export const dayFromNow = (days: number) => saoPauloDay(new Date(Date.now() + days * DAY_MS))

/** A picture to send; as it is, it fits an advertisement. */
export const makePicture = async (width = 373, height = 207) => ({
  name: 'imagem.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer(),
})
