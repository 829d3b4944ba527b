import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { photosOf } from '../repository.server.ts'
import type { OfferWire } from '../schema.ts'
import { canEdit, isRemoved } from './edition.server.ts'
import { isNewPhoto, keysInOrder, type Photo, storeFiles } from './pictures.server.ts'
import { anyOffer, categoriesOf, kindOf, lockOffer, toColumns } from './record.server.ts'
import * as repository from './repository.server.ts'
import type { OfferForm } from './schema.ts'

/** Files that an edit brings and takes. Those that are sent replace those before. */
export interface FilesChange {
  logotipo?: ReceivedFile
  fotos: Photo[]
  video?: ReceivedFile
  removesLogo: boolean
  removesPhotos: boolean
  removesVideo: boolean
}

/** Which offer is changed. */
interface EditTarget {
  id: string
  /** As its editor saw it last; without it, whatever is there is changed. */
  updatedAt?: string
}

const allowed = (viewer: Viewer, editable: repository.EditableOffer | undefined) => {
  if (!editable || isRemoved(editable)) throw notFound('Oferta não encontrada.')
  if (!canEdit(viewer, editable)) throw forbidden()
  return editable
}

/**
 * An offer for a person who may edit it, that nobody else changes until the transaction ends.
 * @throws AppError 403, 404
 */
export const lockToEdit = async (tx: Database, viewer: Viewer, id: string) =>
  allowed(viewer, await lockOffer(tx, id))

/** What shows an offer: lists, its page, and those of who sells it. */
export const offerTags = ({ offer, vendorIds }: repository.EditableOffer): CacheTag[] => [
  'offers',
  `offer:${offer.id}`,
  ...vendorIds.map((id): CacheTag => `vendor:${id}`),
]

/**
 * Changes an offer. Its kind stays.
 * @throws AppError 400, 403, 404, 415; 409 when another software has this name and maker, when a
 * picture that stays is gone, or when somebody changed the offer meanwhile
 */
export async function editOffer(
  { db, files }: Platform,
  viewer: Viewer,
  { id, updatedAt }: EditTarget,
  form: OfferForm,
  sent: FilesChange,
): Promise<OfferWire> {
  // Asked before files are converted, and again once nobody else can change the answer.
  const { offer } = allowed(viewer, await repository.findEditable(db, id, { lock: false }))
  if (kindOf(form) !== offer.kind) throw otherKind()
  return changeFiles(files, async (changes) => {
    const { fotos } = sent
    const stored = await storeFiles(changes, { ...sent, fotos: fotos.filter(isNewPhoto) })
    return db.transaction(async (tx) => {
      const { categoryIds, categoryText } = await categoriesOf(tx, form, id)
      const editable = await lockToEdit(tx, viewer, id)
      if (updatedAt && updatedAt !== editable.offer.updatedAt.toISOString()) throw outdated()
      const photoKeys = keysInOrder(fotos, stored.photoKeys, await photosOf(tx, id))
      const replacesLogo = Boolean(stored.logoKey) || sent.removesLogo
      const replacesVideo = Boolean(stored.videoKey) || sent.removesVideo
      if (form.name !== editable.offer.name)
        await repository.keepName(tx, editable.offer, new Date())
      const saved = await repository.updateOffer(tx, id, {
        ...toColumns(form),
        categoryText,
        ...(replacesLogo && { logoKey: stored.logoKey ?? null }),
        ...(replacesVideo && { videoKey: stored.videoKey ?? null }),
      })
      if (!saved) throw nameTaken()
      if (replacesLogo) changes.remove(editable.offer.logoKey)
      if (replacesVideo) changes.remove(editable.offer.videoKey)
      await repository.setCategories(tx, [{ offerId: id, categoryIds }])
      if (photoKeys.length > 0 || sent.removesPhotos) {
        const former = await repository.setPhotos(tx, id, photoKeys)
        changes.remove(...former.filter((key) => !photoKeys.includes(key)))
      }
      await dropPages(tx, ['categories', ...offerTags(editable)])
      return anyOffer(tx, id)
    })
  })
}

const outdated = () =>
  new AppError(
    409,
    'Esta página mudou depois que você abriu o formulário. Copie o que escreveu, feche e abra de novo.',
  )

const otherKind = () => {
  const message = 'Um software não vira serviço, nem um serviço vira software.'
  return new AppError(400, message, { tipo: message })
}

const nameTaken = () => {
  const message = 'Já existe um software com este nome e fabricante.'
  return new AppError(409, message, { name: message })
}

/**
 * Shows or hides, on a software's page, who sells it.
 * @throws AppError 403, 404
 */
export async function showVendorsOf(
  db: Database,
  viewer: Viewer,
  id: string,
  isVisible: boolean,
): Promise<OfferWire> {
  return db.transaction(async (tx) => {
    const editable = await lockToEdit(tx, viewer, id)
    await repository.updateOffer(tx, id, { showVendors: isVisible })
    await dropPages(tx, offerTags(editable))
    return anyOffer(tx, id)
  })
}
