import type { z } from 'zod'
import { lockManagedPage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles, type FileChanges } from '#/platform/server/files/file-changes.server.ts'
import type { FileRule, ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { KEPT_MAX } from './limits.ts'
import type { Item, Kind, NamedSoftware, NewItem } from './repository.server.ts'
import * as repository from './repository.server.ts'
import { requireOwnSoftware } from './software.server.ts'
import { type Deed, noteByAdmin } from './trail.server.ts'

/** Keys of the files of a thing, by their columns. */
type Keys = { [column in 'logoKey' | 'coverKey' | 'fileKey']?: string | null }

/** What a form sends of a file: a new one, or that the one so far goes. */
interface SentFile {
  file?: ReceivedFile
  isRemoved: boolean
}

/** One kind of thing that a supplier keeps to show on its page, and how it differs from the others. */
export interface KindOfKept<K extends Kind, Sent, Wire> {
  kind: K
  /** The end of the path of its calls, and of the path of what the page shows. */
  path: string
  chosen: string
  /** Under which the documentation lists its calls. */
  tag: string
  names: { one: string; all: string }
  deeds: { edit: Deed; remove: Deed; choose: Deed }
  /** Said where there is none of an id, and where no more are kept. */
  missing: string
  full: string
  body: z.ZodType<Sent>
  wire: z.ZodType<Wire>
  /** In the order in which they are judged. */
  files: {
    column: keyof Keys
    field: string
    rule: FileRule
    sent(sent: Sent): SentFile
    /** @returns its key @throws AppError 400, 415 */
    store(changes: FileChanges, file: ReceivedFile): Promise<string>
  }[]
  row(vendorId: string, sent: Sent, keys: Keys): NewItem<K>
  /** @throws AppError 409 for what its keeper may not change */
  requireEditable?(row: Item<K>): void
  present(row: Item<K>, software: NamedSoftware[]): Wire
}

/** What is looked at: all that a supplier keeps, for those who manage its page, or what the page shows. */
type Audience = 'keepers' | 'visitors'

export async function listKept<K extends Kind, Wire>(
  db: Database,
  { kind, present }: Pick<KindOfKept<K, never, Wire>, 'kind' | 'present'>,
  vendorId: string,
  audience: Audience,
): Promise<Wire[]> {
  const rows = await repository.findItems(db, kind, { vendorId, isShown: audience === 'visitors' })
  const ids = rows.map(({ id }) => id)
  const software = await repository.softwareNamed(db, kind, vendorId, ids, {
    withHidden: audience === 'keepers',
  })
  return rows.map((row) => present(row, software))
}

/** @throws AppError 400, 403, 404, 415; 409 for more than a supplier keeps */
export async function addKept<K extends Kind, Sent extends WithSoftware, Wire>(
  { db, files }: Platform,
  of: KindOfKept<K, Sent, Wire>,
  viewer: Viewer,
  vendorId: string,
  sent: Sent,
): Promise<Wire> {
  return changeFiles(files, async (changes) => {
    const keys = await storeFiles(changes, of, sent)
    return db.transaction(async (tx) => {
      await lockManagedPage(tx, viewer, vendorId)
      await requireOwnSoftware(tx, vendorId, sent.softwares, 'softwares')
      if ((await repository.countItems(tx, of.kind, vendorId)) >= KEPT_MAX)
        throw new AppError(409, of.full)
      const row = await repository.insertItem(tx, of.kind, of.row(vendorId, sent, keys))
      return named(tx, of, row, sent)
    })
  })
}

/** @throws AppError 400, 403, 404, 415; 409 for what its keeper may not change */
export async function changeKept<K extends Kind, Sent extends WithSoftware, Wire>(
  { db, files }: Platform,
  of: KindOfKept<K, Sent, Wire>,
  viewer: Viewer,
  vendorId: string,
  id: string,
  sent: Sent,
): Promise<Wire> {
  return changeFiles(files, async (changes) => {
    const stored = await storeFiles(changes, of, sent)
    return db.transaction(async (tx) => {
      const page = await lockManagedPage(tx, viewer, vendorId)
      const before = await requireItem(tx, of, vendorId, id)
      of.requireEditable?.(before)
      await requireOwnSoftware(tx, vendorId, sent.softwares, 'softwares')
      const keys: Keys = { ...stored }
      for (const file of of.files) {
        const key = keyIn(before, file.column)
        keys[file.column] ??= file.sent(sent).isRemoved ? null : key
        if (keys[file.column] !== key) changes.remove(key)
      }
      const row = await repository.updateItem(tx, of.kind, id, of.row(vendorId, sent, keys))
      await noteByAdmin(tx, viewer, page, of.deeds.edit)
      await dropPages(tx, [`vendor:${vendorId}`])
      return named(tx, of, row, sent)
    })
  })
}

/** @throws AppError 403, 404 */
export async function removeKept<K extends Kind>(
  { db, files }: Platform,
  of: Pick<KindOfKept<K, never, unknown>, 'kind' | 'missing' | 'files' | 'deeds'>,
  viewer: Viewer,
  vendorId: string,
  id: string,
): Promise<void> {
  await changeFiles(files, (changes) =>
    db.transaction(async (tx) => {
      const page = await lockManagedPage(tx, viewer, vendorId)
      const row = await requireItem(tx, of, vendorId, id)
      changes.remove(...of.files.map(({ column }) => keyIn(row, column)))
      await repository.deleteItem(tx, of.kind, id)
      await noteByAdmin(tx, viewer, page, of.deeds.remove)
      await dropPages(tx, [`vendor:${vendorId}`])
    }),
  )
}

interface WithSoftware {
  softwares: string[]
}

const keyIn = (row: Keys, column: keyof Keys) => row[column] ?? null

async function requireItem<K extends Kind>(
  tx: Database,
  { kind, missing }: { kind: K; missing: string },
  vendorId: string,
  id: string,
): Promise<Item<K>> {
  const [row] = await repository.findItems(tx, kind, { vendorId, id })
  if (!row) throw notFound(missing)
  return row
}

async function storeFiles<Sent>(
  changes: FileChanges,
  of: Pick<KindOfKept<Kind, Sent, unknown>, 'files'>,
  sent: Sent,
): Promise<Keys> {
  const keys: Keys = {}
  for (const one of of.files) {
    const { file } = one.sent(sent)
    if (file) keys[one.column] = await one.store(changes, file)
  }
  return keys
}

/** Gives a thing its software. @returns it, as its keepers see it */
async function named<K extends Kind, Wire>(
  tx: Database,
  { kind, present }: Pick<KindOfKept<K, never, Wire>, 'kind' | 'present'>,
  row: Item<K>,
  { softwares }: WithSoftware,
): Promise<Wire> {
  await repository.setSoftware(tx, kind, row.id, softwares)
  const ofAll = { withHidden: true }
  return present(row, await repository.softwareNamed(tx, kind, row.vendorId, [row.id], ofAll))
}
