import { ownVendor } from '#/features/vendors/pages.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { runningAdvertisements } from './repository.server.ts'
import type { AreaWire } from './schema.ts'

/** Whose area it is, and what runs there today. */
export async function areaOf(db: Database, vendorId: string): Promise<AreaWire> {
  const [vendor, publicidades] = await Promise.all([
    ownVendor(db, vendorId),
    runningAdvertisements(db, vendorId),
  ])
  return { vendor, publicidades }
}
