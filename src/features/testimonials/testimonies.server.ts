import { LOGO_BOX } from '#/domain/uploads.ts'
import { lockManagedPage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles, type FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { KEPT_MAX } from './limits.ts'
import { mayRewrite } from './policy.ts'
import { presentTestimony } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { TestimonyForm, TestimonyWire } from './schema.ts'
import { requireOwnSoftware } from './software.server.ts'
import { noteByAdmin } from './trail.server.ts'

interface SentTestimony extends TestimonyForm {
  logotipo?: ReceivedFile
  removerLogotipo: boolean
}

const FULL = `A página guarda até ${KEPT_MAX} depoimentos. Exclua um para incluir outro.`
const CUSTOMERS =
  'Este depoimento foi escrito pelo cliente: ele pode ser exibido ou excluído, mas não editado.'

const missingTestimony = () => notFound('Depoimento não encontrado.')

const columns = ({ nome, cargo, empresa, depoimento }: TestimonyForm) => ({
  personName: nome,
  personRole: cargo,
  company: empresa,
  statement: depoimento,
})

const storeLogo = async (changes: FileChanges, file: ReceivedFile) =>
  changes.add('logos', 'webp', await fittedWebp(await file.read(), LOGO_BOX, 'logotipo'))

/** @throws AppError 400, 403, 404, 415; 409 for more than a supplier keeps */
export async function addTestimony(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  sent: SentTestimony,
): Promise<TestimonyWire> {
  return changeFiles(files, async (changes) => {
    const logoKey = sent.logotipo && (await storeLogo(changes, sent.logotipo))
    return db.transaction(async (tx) => {
      await lockManagedPage(tx, viewer, vendorId)
      await requireOwnSoftware(tx, vendorId, sent.softwares, 'softwares')
      if ((await repository.countItems(tx, 'testimony', vendorId)) >= KEPT_MAX)
        throw new AppError(409, FULL)
      const row = await repository.insertTestimony(tx, { ...columns(sent), vendorId, logoKey })
      await repository.setSoftware(tx, 'testimony', row.id, sent.softwares)
      return present(tx, row)
    })
  })
}

/** @throws AppError 400, 403, 404, 415; 409 for the words of a customer */
export async function changeTestimony(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  id: string,
  sent: SentTestimony,
): Promise<TestimonyWire> {
  return changeFiles(files, async (changes) => {
    const logoKey = sent.logotipo && (await storeLogo(changes, sent.logotipo))
    return db.transaction(async (tx) => {
      const page = await lockManagedPage(tx, viewer, vendorId)
      const row = await repository.findTestimony(tx, vendorId, id)
      if (!row) throw missingTestimony()
      if (!mayRewrite(row)) throw new AppError(409, CUSTOMERS)
      await requireOwnSoftware(tx, vendorId, sent.softwares, 'softwares')
      const logo = logoKey ?? (sent.removerLogotipo ? null : row.logoKey)
      if (logo !== row.logoKey) changes.remove(row.logoKey)
      const change = { ...columns(sent), logoKey: logo }
      await repository.updateTestimony(tx, id, change)
      await repository.setSoftware(tx, 'testimony', id, sent.softwares)
      await noteByAdmin(tx, viewer, page, 'editTestimony')
      await dropPages(tx, [`vendor:${vendorId}`])
      return present(tx, { ...row, ...change })
    })
  })
}

/** @throws AppError 403, 404 */
export async function removeTestimony(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  id: string,
): Promise<void> {
  await changeFiles(files, (changes) =>
    db.transaction(async (tx) => {
      const page = await lockManagedPage(tx, viewer, vendorId)
      const row = await repository.findTestimony(tx, vendorId, id)
      if (!row) throw missingTestimony()
      changes.remove(row.logoKey)
      await repository.deleteItem(tx, 'testimony', id)
      await noteByAdmin(tx, viewer, page, 'deleteTestimony')
      await dropPages(tx, [`vendor:${vendorId}`])
    }),
  )
}

async function present(tx: Database, row: repository.TestimonyRow): Promise<TestimonyWire> {
  const ofAll = { withHidden: true }
  const software = await repository.softwareNamed(tx, 'testimony', row.vendorId, [row.id], ofAll)
  return presentTestimony(row, software)
}
