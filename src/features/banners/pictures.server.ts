import { AppError } from '#/platform/server/errors.server.ts'
import type { FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp, pictureSize } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { pictureRefusal } from './places.ts'
import type { BannerType } from './schema.ts'

/** Larger than any that fits: what is too large is refused, not made smaller. */
const READ_BOX = { width: 4000, height: 4000 }

/**
 * Stores the picture of a banner.
 * @param field of the form, where the reason of a refused picture is shown
 * @returns its key
 * @throws AppError 400 where it does not fit its place; 415
 */
export async function storePicture(
  changes: FileChanges,
  file: ReceivedFile,
  type: BannerType,
  field: string,
): Promise<string> {
  const picture = await fittedWebp(file, READ_BOX, field)
  const refusal = pictureRefusal(type, await pictureSize(picture))
  if (refusal) throw new AppError(400, refusal, { [field]: refusal })
  return changes.add('banners', 'webp', picture)
}
