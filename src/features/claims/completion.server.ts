import { pageUnderControl } from '#/features/vendors/control.server.ts'
import type { OwnVendor } from '#/features/vendors/schema.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import * as repository from './repository.server.ts'

/**
 * The page that a person was given control of. Control was given with the request's grant and may
 * have ended since, so that is what is asked, not how the request ended.
 * @param id of the request, or of the page
 * @throws AppError 404; 403 for who does not administer the page
 */
export async function completeTakeover(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<OwnVendor> {
  const request = await repository.findRequest(db, id)
  return pageUnderControl(db, request?.vendorId ?? id, viewer.id)
}
