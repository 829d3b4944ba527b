import { ownVendor, requirePage } from '#/features/vendors/pages.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { runningAdvertisements } from './repository.server.ts'
import type { AreaWire } from './schema.ts'

/**
 * Whose area it is, and what runs there today.
 * @throws AppError 403 for who does not manage the page; 404, also for one that was removed
 */
export async function areaOf(db: Database, viewer: Viewer, vendorId: string): Promise<AreaWire> {
  await requirePage(db, viewer, vendorId)
  const [vendor, publicidades] = await Promise.all([
    ownVendor(db, vendorId),
    runningAdvertisements(db, vendorId),
  ])
  return { vendor, publicidades }
}
