import { LOGO_BOX } from '#/domain/uploads.ts'
import { fileUrl } from '#/platform/file-urls.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { videoExtension } from '#/platform/server/files/videos.server.ts'
import { PHOTO_BOX } from '../limits.ts'

/** The pictures and the video of an offer, as they were sent. */
export interface SentFiles {
  logotipo?: ReceivedFile
  fotos: ReceivedFile[]
  video?: ReceivedFile
}

export interface StoredFiles {
  /** Undefined where none was sent. */
  logoKey: string | undefined
  photoKeys: string[]
  /** Undefined where none was sent. */
  videoKey: string | undefined
}

/**
 * Converts and stores files, one after the other: each may take much memory.
 * @throws AppError 400 or 415, by field, for what is no picture, or no video
 */
export async function storeFiles(
  changes: FileChanges,
  { logotipo, fotos, video }: SentFiles,
): Promise<StoredFiles> {
  const logoKey =
    logotipo &&
    (await changes.add('logos', 'webp', await fittedWebp(logotipo, LOGO_BOX, 'logotipo')))
  const photoKeys: string[] = []
  for (const foto of fotos) {
    const picture = await fittedWebp(foto, PHOTO_BOX, 'fotos')
    photoKeys.push(await changes.add('pictures', 'webp', picture))
  }
  const videoKey =
    video && (await changes.add('videos', await videoExtension(video.path, 'video'), video))
  return { logoKey, photoKeys, videoKey }
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
