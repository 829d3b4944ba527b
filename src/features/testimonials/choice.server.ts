import { lockManagedPage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import type { KindOfKept } from './kept.server.ts'
import * as repository from './repository.server.ts'
import { noteByAdmin } from './trail.server.ts'

const GONE = 'Um dos itens escolhidos não existe mais. Atualize a lista e escolha de novo.'

/**
 * Lets a page show these of what its supplier keeps, in this order, and no others.
 * @param ids as many as may be shown, none twice (schema.ts)
 * @throws AppError 403, 404; 409 where one of them is gone
 */
export async function chooseShown(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  { kind, deeds }: Pick<KindOfKept<repository.Kind, never, unknown>, 'kind' | 'deeds'>,
  ids: string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const page = await lockManagedPage(tx, viewer, vendorId)
    const own = ids.length > 0 ? await repository.ownedItems(tx, kind, vendorId, ids) : []
    if (own.length < ids.length) throw new AppError(409, GONE)
    await repository.setShown(tx, kind, vendorId, ids)
    await noteByAdmin(tx, viewer, page, deeds.choose)
    await dropPages(tx, [`vendor:${vendorId}`])
  })
}
