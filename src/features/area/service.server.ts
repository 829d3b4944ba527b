import { listReceived } from '#/features/administrators/invitations/answering.server.ts'
import { ownVendor } from '#/features/vendors/pages.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { emailOf, keptPages, runningAdvertisements } from './repository.server.ts'
import type { AreaWire, SummaryWire } from './schema.ts'

/** Whose area it is, and what runs there today. */
export async function areaOf(db: Database, vendorId: string): Promise<AreaWire> {
  const [vendor, publicidades] = await Promise.all([
    ownVendor(db, vendorId),
    runningAdvertisements(db, vendorId),
  ])
  return { vendor, publicidades }
}

/** What the menu of a person's account shows. */
export async function summaryOf(db: Database, viewer: Viewer): Promise<SummaryWire> {
  const [email, received, paginas] = await Promise.all([
    emailOf(db, viewer.id),
    listReceived(db, viewer),
    keptPages(db, viewer.id),
  ])
  return { email, convites: received.length, paginas }
}
