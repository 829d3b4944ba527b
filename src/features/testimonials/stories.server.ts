import { lockManagedPage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { requirePdf } from '#/platform/server/files/documents.server.ts'
import { changeFiles, type FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { COVER_BOX, KEPT_MAX } from './limits.ts'
import { presentStory } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { StoryForm, StoryWire } from './schema.ts'
import { requireOwnSoftware } from './software.server.ts'
import { noteByAdmin } from './trail.server.ts'

interface SentStory extends StoryForm {
  fotocapa?: ReceivedFile
  removerFotocapa: boolean
  arquivo?: ReceivedFile
  removerArquivo: boolean
}

const FULL = `A página guarda até ${KEPT_MAX} histórias. Exclua uma para incluir outra.`

const missingStory = () => notFound('História de sucesso não encontrada.')

const columns = ({ titulo, descricao }: StoryForm) => ({ title: titulo, description: descricao })

async function storeFiles(changes: FileChanges, { fotocapa, arquivo }: SentStory) {
  if (arquivo) await requirePdf(arquivo.path, 'arquivo')
  const cover = fotocapa && (await fittedWebp(await fotocapa.read(), COVER_BOX, 'fotocapa'))
  return {
    coverKey: cover && (await changes.add('pictures', 'webp', cover)),
    fileKey: arquivo && (await changes.add('documents', 'pdf', arquivo)),
  }
}

/** @throws AppError 400, 403, 404, 415; 409 for more than a supplier keeps */
export async function addStory(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  sent: SentStory,
): Promise<StoryWire> {
  return changeFiles(files, async (changes) => {
    const stored = await storeFiles(changes, sent)
    return db.transaction(async (tx) => {
      await lockManagedPage(tx, viewer, vendorId)
      await requireOwnSoftware(tx, vendorId, sent.softwares, 'softwares')
      if ((await repository.countItems(tx, 'story', vendorId)) >= KEPT_MAX)
        throw new AppError(409, FULL)
      const row = await repository.insertStory(tx, { ...columns(sent), vendorId, ...stored })
      await repository.setSoftware(tx, 'story', row.id, sent.softwares)
      return present(tx, row)
    })
  })
}

/** @throws AppError 400, 403, 404, 415 */
export async function changeStory(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  id: string,
  sent: SentStory,
): Promise<StoryWire> {
  return changeFiles(files, async (changes) => {
    const stored = await storeFiles(changes, sent)
    return db.transaction(async (tx) => {
      const page = await lockManagedPage(tx, viewer, vendorId)
      const row = await repository.findStory(tx, vendorId, id)
      if (!row) throw missingStory()
      await requireOwnSoftware(tx, vendorId, sent.softwares, 'softwares')
      const change = {
        ...columns(sent),
        coverKey: stored.coverKey ?? (sent.removerFotocapa ? null : row.coverKey),
        fileKey: stored.fileKey ?? (sent.removerArquivo ? null : row.fileKey),
      }
      if (change.coverKey !== row.coverKey) changes.remove(row.coverKey)
      if (change.fileKey !== row.fileKey) changes.remove(row.fileKey)
      await repository.updateStory(tx, id, change)
      await repository.setSoftware(tx, 'story', id, sent.softwares)
      await noteByAdmin(tx, viewer, page, 'editStory')
      await dropPages(tx, [`vendor:${vendorId}`])
      return present(tx, { ...row, ...change })
    })
  })
}

/** @throws AppError 403, 404 */
export async function removeStory(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  id: string,
): Promise<void> {
  await changeFiles(files, (changes) =>
    db.transaction(async (tx) => {
      const page = await lockManagedPage(tx, viewer, vendorId)
      const row = await repository.findStory(tx, vendorId, id)
      if (!row) throw missingStory()
      changes.remove(row.coverKey, row.fileKey)
      await repository.deleteItem(tx, 'story', id)
      await noteByAdmin(tx, viewer, page, 'deleteStory')
      await dropPages(tx, [`vendor:${vendorId}`])
    }),
  )
}

async function present(tx: Database, row: repository.StoryRow): Promise<StoryWire> {
  const ofAll = { withHidden: true }
  const software = await repository.softwareNamed(tx, 'story', row.vendorId, [row.id], ofAll)
  return presentStory(row, software)
}
