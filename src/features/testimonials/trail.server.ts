import { canManageVendor } from '#/features/companies/policy.ts'
import { VENDOR_SUBJECT } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'

export type Deed =
  | 'editTestimony'
  | 'deleteTestimony'
  | 'chooseTestimonies'
  | 'editStory'
  | 'deleteStory'
  | 'chooseStories'

/** Notes what an Admin does on a page that others keep; what keepers do on their own is not noted. */
export async function noteByAdmin(
  tx: Database,
  viewer: Viewer,
  page: { vendor: { id: string }; adminIds: string[] },
  action: Deed,
) {
  if (canManageVendor({ id: viewer.id, role: 'user' }, page.adminIds)) return
  await recordAudit(tx, {
    actorId: viewer.id,
    action,
    subjectKind: VENDOR_SUBJECT,
    subjectId: page.vendor.id,
  })
}
