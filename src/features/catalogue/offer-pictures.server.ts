import { LOGO_BOX } from '#/domain/uploads.ts'
import type { FileChanges } from '#/platform/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/files/images.server.ts'
import type { ReceivedFile } from '#/platform/files/upload-form.server.ts'
import { PHOTO_BOX } from './limits.ts'

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
    (await changes.add(
      'logos',
      'webp',
      await fittedWebp(await logotipo.read(), LOGO_BOX, 'logotipo'),
    ))
  const photoKeys: string[] = []
  for (const foto of fotos) {
    const picture = await fittedWebp(await foto.read(), PHOTO_BOX, 'fotos')
    photoKeys.push(await changes.add('pictures', 'webp', picture))
  }
  return { logoKey, photoKeys }
}
