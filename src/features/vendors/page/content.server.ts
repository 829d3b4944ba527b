import { LOGO_BOX, PAGE_COVER_BOX } from '#/domain/uploads.ts'
import { showServices } from '#/features/catalogue/offers/record.server.ts'
import { confirmationTerm, refuseUnconfirmed } from '#/features/companies/confirmation.server.ts'
import { lockManagedPage, updatePage } from '#/features/companies/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { changeFiles, type FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { videoExtension } from '#/platform/server/files/videos.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { LOGO_MISSING } from '../limits.ts'
import { ownVendor, vendorTags, wholePageTags } from '../pages.server.ts'
import type { OwnVendor } from '../schema.ts'
import { refuseSuspended } from '../suspension.server.ts'

export interface PageContent {
  descricao: string
  logotipo?: ReceivedFile
  capa?: ReceivedFile
  manifesto?: ReceivedFile
}

const storeLogo = async (changes: FileChanges, file: ReceivedFile) =>
  changes.add('logos', 'webp', await fittedWebp(file, LOGO_BOX, 'logotipo'))

const storeCover = async (changes: FileChanges, file: ReceivedFile) =>
  changes.add('pictures', 'webp', await fittedWebp(file, PAGE_COVER_BOX, 'capa'))

const storeVideo = async (changes: FileChanges, file: ReceivedFile) =>
  changes.add('videos', await videoExtension(file.path, 'manifesto'), file)

/**
 * Gives a page its description, logo, cover and video, and shows it to everybody.
 * @throws AppError 400 without a logo, now or before, or for a broken file; 403, 404, 415; 409 for a
 *   page that an Admin took off the site
 */
export async function publishPage(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  { descricao, logotipo, capa, manifesto }: PageContent,
): Promise<OwnVendor> {
  return changeFiles(files, async (changes) => {
    const logoKey = logotipo && (await storeLogo(changes, logotipo))
    const coverKey = capa && (await storeCover(changes, capa))
    const videoKey = manifesto && (await storeVideo(changes, manifesto))
    return db.transaction(async (tx) => {
      const { vendor, adminIds } = await lockManagedPage(tx, viewer, vendorId)
      await refuseSuspended(tx, vendor)
      refuseUnconfirmed(vendor)
      if (!logoKey && !vendor.logoKey)
        throw new AppError(400, LOGO_MISSING, { logotipo: LOGO_MISSING })
      if (logoKey) changes.remove(vendor.logoKey)
      if (coverKey) changes.remove(vendor.coverKey)
      if (videoKey) changes.remove(vendor.videoKey)
      await updatePage(tx, vendorId, {
        ...{ description: descricao, logoKey, coverKey, videoKey },
        ...{ isVisible: true, isDraft: false, ...confirmationTerm(vendor) },
      })
      const services = vendor.isVisible ? [] : await showServices(tx, vendorId, true)
      await dropPages(tx, wholePageTags(vendorId, adminIds, services))
      return ownVendor(tx, vendorId)
    })
  })
}

/** A file of a page, as its column and as what stores it. */
const MEDIA = {
  logoKey: storeLogo,
  coverKey: storeCover,
  videoKey: storeVideo,
}
type Medium = keyof typeof MEDIA

/**
 * Puts a logo, a cover or a video in the place of the one before; null takes it away.
 * @throws AppError 400, 403, 404, 415
 */
export async function changeMedium(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  medium: Medium,
  file: ReceivedFile | null,
): Promise<OwnVendor> {
  return changeFiles(files, async (changes) => {
    const key = file && (await MEDIA[medium](changes, file))
    return db.transaction(async (tx) => {
      const { vendor, adminIds } = await lockManagedPage(tx, viewer, vendorId)
      changes.remove(vendor[medium])
      await updatePage(tx, vendorId, { [medium]: key })
      await dropPages(tx, vendorTags(vendorId, adminIds))
      return ownVendor(tx, vendorId)
    })
  })
}
