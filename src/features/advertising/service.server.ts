import { pagesFor } from '#/domain/pagination.ts'
import { storePicture } from '#/features/banners/pictures.server.ts'
import { lockManagedPage, requirePage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { PAGE_SIZE, UNPAID_MAX } from './limits.ts'
import { presentAdvertisement, versionOf } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { AdvertisementFields, AdvertisementsWire, AdvertisementWire } from './schema.ts'
import { isDeletable, isEditable, STATES, stateAfter } from './states.ts'

export const missingAdvertisement = () => notFound('Publicidade não encontrada.')

/** The advertisements of a page, the latest first. */
export async function listAdvertisements(
  { db, env }: Platform,
  vendorId: string,
  page: number,
): Promise<AdvertisementsWire> {
  const slice = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const { rows, total } = await repository.advertisementsOf(db, vendorId, slice)
  return {
    data: rows.map(presentAdvertisement),
    page,
    totalPages: pagesFor(total, PAGE_SIZE),
    preco: env.ADVERTISEMENT_PRICE_CENTS,
  }
}

/** An advertisement for who manages its page. @throws AppError 403, 404 */
export async function requireAdvertisement(db: Database, viewer: Viewer, id: string) {
  const advertisement = await repository.advertisementRow(db, id)
  if (!advertisement) throw missingAdvertisement()
  await requirePage(db, viewer, advertisement.vendorId)
  return advertisement
}

const toColumns = (fields: AdvertisementFields) => ({
  name: fields.nomePublicidade,
  startsOn: fields.dataInicio,
  endsOn: fields.dataFim,
  description: fields.descricao,
})

const TOO_MANY = `Esta página já tem ${UNPAID_MAX} publicidades sem pagamento. Pague ou exclua uma delas antes de criar outra.`

/**
 * Adds an advertisement to a page, as a draft. One that is there already, as when an answer was lost
 * and the form sent again, is answered as it is.
 * @param id made by the browser
 * @throws AppError 400 by the field of the picture; 403, 404, 415; 409 for too many unpaid
 */
export async function createAdvertisement(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  { id, fields, picture }: { id: string; fields: AdvertisementFields; picture: ReceivedFile },
): Promise<AdvertisementWire> {
  return changeFiles(files, async (changes) => {
    const logoKey = await storePicture(changes, picture, 'Detail', 'logotipo')
    return db.transaction(async (tx) => {
      await lockManagedPage(tx, viewer, vendorId)
      const known = await repository.advertisementRow(tx, id)
      if (known) {
        if (known.vendorId !== vendorId) throw new AppError(409, 'Este identificador já existe.')
        changes.remove(logoKey)
        return presentAdvertisement(known)
      }
      const unpaid = await repository.countOf(tx, vendorId, STATES.filter(isDeletable))
      if (unpaid >= UNPAID_MAX) throw new AppError(409, TOO_MANY)
      await repository.insertAdvertisement(tx, { id, vendorId, logoKey, ...toColumns(fields) })
      return shown(tx, id)
    })
  })
}

const NOT_EDITABLE = 'Nesta situação a publicidade não pode ser editada.'
const OVERTAKEN =
  'Outra pessoa salvou esta publicidade depois que você a abriu. O que você escreveu continua aqui: feche, veja como ela está e edite de novo.'

/**
 * Changes what an advertisement says; without a new picture it keeps its own. One that is paid for
 * goes to an Admin with it.
 * @param version that its author read
 * @throws AppError 400 by the field of the picture; 403, 404, 415; 409 in a state in which it is not
 *   changed, and where somebody changed it meanwhile
 */
export async function editAdvertisement(
  { db, files }: Platform,
  viewer: Viewer,
  id: string,
  edit: { version: string; fields: AdvertisementFields; picture?: ReceivedFile },
): Promise<AdvertisementWire> {
  await requireAdvertisement(db, viewer, id)
  return changeFiles(files, async (changes) => {
    const { picture } = edit
    const logoKey = picture && (await storePicture(changes, picture, 'Detail', 'logotipo'))
    return db.transaction(async (tx) => {
      const before = await repository.lockAdvertisement(tx, id)
      if (!before) throw missingAdvertisement()
      if (!isEditable(before.status)) throw new AppError(409, NOT_EDITABLE)
      if (versionOf(before) !== edit.version) throw new AppError(409, OVERTAKEN)
      if (logoKey) changes.remove(before.logoKey)
      const submitted = stateAfter(before.status, 'submission')
      await repository.updateAdvertisement(tx, id, {
        ...toColumns(edit.fields),
        logoKey,
        ...(submitted && { status: submitted, refusal: '' }),
      })
      return shown(tx, id)
    })
  })
}

const NOT_DELETABLE = 'Uma publicidade paga não pode ser excluída.'

/** @throws AppError 404; 409 once it is paid */
export async function deleteAdvertisement({ db, files }: Platform, id: string) {
  await changeFiles(files, (changes) =>
    db.transaction(async (tx) => {
      const before = await repository.lockAdvertisement(tx, id)
      if (!before) throw missingAdvertisement()
      if (!isDeletable(before.status)) throw new AppError(409, NOT_DELETABLE)
      changes.remove(before.logoKey)
      await repository.deleteAdvertisement(tx, id)
    }),
  )
}

async function shown(tx: Database, id: string): Promise<AdvertisementWire> {
  const row = await repository.advertisementRow(tx, id)
  if (!row) throw new Error(`advertisement ${id} is not there`)
  return presentAdvertisement(row)
}
