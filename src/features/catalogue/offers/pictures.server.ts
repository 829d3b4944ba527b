import { LOGO_BOX } from '#/domain/uploads.ts'
import { fileUrl } from '#/platform/file-urls.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { PHOTO_BOX } from '../limits.ts'

/** The pictures of an offer, as they were sent. */
export interface SentPictures {
  logotipo?: ReceivedFile
  fotos: ReceivedFile[]
}

export interface StoredPictures {
  /** Undefined where none was sent. */
  logoKey: string | undefined
  photoKeys: string[]
}

/**
 * Converts and stores pictures, one after the other: each may take much memory.
 * @throws AppError 400 or 415, by field, for what is no picture
 */
export async function storePictures(
  changes: FileChanges,
  { logotipo, fotos }: SentPictures,
): Promise<StoredPictures> {
  const logoKey =
    logotipo &&
    (await changes.add('logos', 'webp', await fittedWebp(logotipo, LOGO_BOX, 'logotipo')))
  const photoKeys: string[] = []
  for (const foto of fotos) {
    const picture = await fittedWebp(foto, PHOTO_BOX, 'fotos')
    photoKeys.push(await changes.add('pictures', 'webp', picture))
  }
  return { logoKey, photoKeys }
}

/** A new picture, or the address of one that stays. */
export type Photo = ReceivedFile | string

export const isNewPhoto = (photo: Photo): photo is ReceivedFile => typeof photo !== 'string'

/**
 * Keys of an offer's pictures, in the order in which they were sent, none of them twice.
 * @param storedKeys of the new ones, in their order
 * @param presentKeys what the offer has
 * @throws AppError 409 for one that stays but is gone, as another person's edit leaves it
 */
export function keysInOrder(photos: Photo[], storedKeys: string[], presentKeys: string[]) {
  const present = new Map(presentKeys.map((key) => [fileUrl(key), key]))
  const stored = storedKeys.values()
  const keys = photos.map((photo) => (isNewPhoto(photo) ? stored.next().value : present.get(photo)))
  return [...new Set(keys.map((key) => key ?? throwGone()))]
}

function throwGone(): never {
  const message = 'Uma das imagens não existe mais. Atualize a página e tente de novo.'
  throw new AppError(409, message, { fotos: message })
}
