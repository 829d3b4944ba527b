import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { requireConfirmed } from '../confirmation.server.ts'
import { requirePage } from '../service.server.ts'

export { cnpjToTellOf, noteKept, writeNote } from './repository.server.ts'

interface NoteBeside<T> {
  /** Said of a page that is not known to be the company's. */
  unconfirmed: string
  /** Of the audit trail. */
  action: string
  detail: Record<string, unknown>
  /** Writes the note, of that company and of no other. */
  write(tx: Database, cnpj: string): Promise<T>
}

/**
 * Writes what a company says of what a public source says of it.
 * @throws AppError 403, 404; 409 for a page that is not known to be the company's
 */
export const noteBeside = <T>(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  { unconfirmed, action, detail, write }: NoteBeside<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const { vendor } = await requirePage(tx, viewer, vendorId)
    requireConfirmed(vendor, unconfirmed)
    const written = await write(tx, vendor.cnpj)
    await recordAudit(tx, {
      actorId: viewer.id,
      action,
      subjectKind: 'vendor',
      subjectId: vendorId,
      detail,
    })
    await dropPages(tx, [`vendor:${vendorId}`])
    return written
  })
