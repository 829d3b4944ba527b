import type { ReadinessItem } from '#/domain/readiness.ts'
import { canEdit, isRemoved } from '#/features/catalogue/offers/edition.server.ts'
import { lockToEdit, offerTags } from '#/features/catalogue/offers/edits.server.ts'
import { findAnyOffer } from '#/features/catalogue/offers/record.server.ts'
import { presented } from '#/platform/server/database/beside.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { countDeclaration } from './attempts.server.ts'
import { type Declaring, declareItem, renewReadiness } from './declarations/declare.server.ts'
import { presentReadiness } from './declarations/presenter.server.ts'
import { storeProof } from './declarations/proof.server.ts'
import { declaredBeside, declaredOf } from './declarations/repository.server.ts'
import type { ItemDeclaration, ReadinessWire } from './schema.ts'

type Found = Awaited<ReturnType<typeof lockToEdit>>

export const missingSoftware = () => notFound('Software não encontrado.')

/** How ready a product is, item by item, in the order of the screens; without a look at who may see it. */
export async function readinessOf(db: Database, offerId: string): Promise<ReadinessWire[]> {
  return presentReadiness(await declaredOf(db, offerId), new Date())
}

/** The same of the offer that a statement is about. */
export const readinessBeside = presented(declaredBeside, (rows) =>
  presentReadiness(rows, new Date()),
)

/** The same for who calls: of a product that is hidden, only for those who may edit it. @throws AppError 404 */
export async function readinessFor(
  db: Database,
  viewer: Viewer | null,
  offerId: string,
): Promise<ReadinessWire[]> {
  const found = await findAnyOffer(db, offerId)
  const isShown = found?.offer.isVisible || (viewer && found && canEdit(viewer, found))
  if (found?.offer.kind !== 'software' || isRemoved(found) || !isShown) throw missingSoftware()
  return readinessOf(db, offerId)
}

function requireSoftware(found: Found): Found {
  if (found.offer.kind !== 'software') throw missingSoftware()
  return found
}

export const declaringAs = (
  { files }: Pick<Platform, 'files'>,
  viewer: Viewer,
  { offer, ownerIds }: Found,
): Declaring => ({
  offerId: offer.id,
  userId: viewer.id,
  // Who owns it speaks for it, whatever else they are.
  source: ownerIds.includes(viewer.id) || viewer.role !== 'admin' ? 'supplier' : 'admin',
  now: new Date(),
  files,
})

/**
 * Declares one item of a product, with an address or a file as its proof.
 * @throws AppError 400 by field, 403, 404, 415; TooManyAttempts
 */
export async function declareOne(
  platform: Platform,
  viewer: Viewer,
  { id, item }: { id: string; item: ReadinessItem },
  { arquivo, ...declared }: ItemDeclaration & { arquivo?: ReceivedFile },
): Promise<ReadinessWire> {
  const { db, files } = platform
  await countDeclaration(db, viewer.id)
  // Asked before a file is converted, and again once nobody else can change the answer.
  const found = await findAnyOffer(db, id)
  if (found && !canEdit(viewer, found)) throw forbidden()
  return changeFiles(files, async (changes) => {
    const proofKey = arquivo && (await storeProof(changes, arquivo))
    return db.transaction(async (tx) => {
      const found = requireSoftware(await lockToEdit(tx, viewer, id))
      const declaring = declaringAs(platform, viewer, found)
      const former = await declareItem(tx, declaring, item, declared, {
        field: 'prova',
        newKey: proofKey,
      })
      changes.remove(...former)
      if (proofKey && declared.situacao === 'nao_informado') changes.remove(proofKey)
      await dropPages(tx, offerTags(found))
      return one(await readinessOf(tx, id), item)
    })
  })
}

/** Says again what was declared of some items. @throws AppError 403, 404, 409; TooManyAttempts */
export async function renew(
  platform: Platform,
  viewer: Viewer,
  id: string,
  items: ReadinessItem[],
): Promise<ReadinessWire[]> {
  await countDeclaration(platform.db, viewer.id)
  return platform.db.transaction(async (tx) => {
    const found = requireSoftware(await lockToEdit(tx, viewer, id))
    await renewReadiness(tx, declaringAs(platform, viewer, found), items)
    await dropPages(tx, offerTags(found))
    return readinessOf(tx, id)
  })
}

export function one(all: ReadinessWire[], item: ReadinessItem): ReadinessWire {
  const found = all.find((wire) => wire.item === item)
  if (!found) throw new AppError(404, 'Item de prontidão desconhecido.')
  return found
}
