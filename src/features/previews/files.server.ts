import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { fileKeyOf } from '#/platform/file-urls.ts'
import type { FileStorage } from '#/platform/server/files/storage.server.ts'
import { HEIGHT, LOGO, WALL } from './limits.ts'

/** Pictures were made smaller when they were sent: what is larger is no such picture. */
const BYTES_MAX = 8 * 1024 * 1024
const PIXELS_MAX = 25_000_000
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** A file that pages show. @returns null where there is none, or it is no picture */
async function opened(files: FileStorage, url: string) {
  const key = fileKeyOf(url)
  const file = key ? await files.open(key) : null
  if (!file || file.size > BYTES_MAX) return null
  return sharp(await buffer(file.read()), { limitInputPixels: PIXELS_MAX })
}

/** A logo as a square PNG. @param url '' where there is none */
export async function logoFile(files: FileStorage, url: string): Promise<Buffer | null> {
  const image = await opened(files, url)
  const box = { fit: 'contain', background: NOTHING } as const
  return (
    image
      ?.resize(LOGO, LOGO, box)
      .png()
      .toBuffer()
      .catch(() => null) ?? null
  )
}

/** The middle of a picture, as high as a preview. @param url '' where there is none */
export async function coverFile(files: FileStorage, url: string): Promise<Buffer | null> {
  const image = await opened(files, url)
  return (
    image
      ?.resize(WALL, HEIGHT, { fit: 'cover' })
      .png()
      .toBuffer()
      .catch(() => null) ?? null
  )
}
