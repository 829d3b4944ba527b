import { lockToEdit } from '#/features/catalogue/offers/edits.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countSheet } from './attempts.server.ts'
import * as repository from './repository.server.ts'

/**
 * Refuses that another product names this one, or no more: its page is silent about it, and the other's
 * says that it is not confirmed. It stays refused if the other takes it back and says it again.
 * @throws AppError 403, 404 for one that does not name it, or that nobody sees; TooManyAttempts
 */
export async function refuseIntegration(
  db: Database,
  viewer: Viewer,
  { id, outro }: { id: string; outro: string },
  isRefused: boolean,
) {
  await countSheet(db, viewer.id)
  await db.transaction(async (tx) => {
    await lockToEdit(tx, viewer, id)
    if (!(await repository.names(tx, outro, id)))
      throw notFound('Este software não cita o seu. Atualize a página.')
    if (isRefused) await repository.addRefusal(tx, id, outro)
    else await repository.removeRefusals(tx, id, [outro])
    await dropPages(tx, [`offer:${id}`, `offer:${outro}`])
  })
}
