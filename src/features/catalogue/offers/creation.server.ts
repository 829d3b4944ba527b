import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import type { StoredFiles } from './pictures.server.ts'
import { categoriesOf, kindOf, toColumns } from './record.server.ts'
import * as repository from './repository.server.ts'
import type { OfferForm } from './schema.ts'

/** An offer of that name, and of that maker, which a supplier sells already. @returns its id */
export const findOfferOfVendor = (tx: Database, vendorId: string, form: OfferForm) =>
  repository.findOfferOfVendor(tx, vendorId, { kind: kindOf(form), ...toColumns(form) })

/**
 * Adds an offer to the catalogue, its creator being its owner.
 * @returns its id
 * @throws AppError 400 for a category that does not exist; 409 for a software that is in the
 * catalogue, with its id in `fields._id` where it can be picked
 */
export async function createOffer(
  tx: Database,
  viewer: Viewer,
  form: OfferForm,
  { photoKeys, ...keys }: StoredFiles,
  { isVisible, mayPick }: { isVisible: boolean; mayPick: boolean },
): Promise<string> {
  const { categoryIds, categoryText } = await categoriesOf(tx, form)
  const row = { ...toColumns(form), kind: kindOf(form), categoryText, ...keys, isVisible }
  const id = await repository.insertOffer(tx, row)
  if (!id) throw await inCatalogue(tx, form, mayPick)
  await repository.setCategories(tx, [{ offerId: id, categoryIds }])
  await repository.setPhotos(tx, id, photoKeys)
  await repository.addOwner(tx, id, viewer.id)
  return id
}

async function inCatalogue(tx: Database, form: OfferForm, mayPick: boolean) {
  const manufacturer = form.tipo === 'Software' ? form.fabricante : ''
  const known = await repository.findSoftware(tx, { name: form.name, manufacturer })
  const message = mayPick
    ? 'Este software já está no catálogo. Escolha-o na busca para adicioná-lo.'
    : 'Este software já está no catálogo. Você pode adicioná-lo depois de confirmar o cadastro da empresa.'
  const fields = { name: message, ...(mayPick && known?.isVisible && { _id: known.id }) }
  return new AppError(409, message, fields, mayPick ? undefined : 'unconfirmed')
}
