import { findOfferEdition } from '#/features/catalogue/offers/edition.server.ts'
import { getOffer } from '#/features/catalogue/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { presentSheet } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { SheetWire } from './schema.ts'

/** What is known of an offer that is there, seen or not. */
export async function sheetOf(db: Database, offerId: string): Promise<SheetWire> {
  const [facts, named, products, prices] = await Promise.all([
    repository.factsOf(db, offerId),
    repository.namedBy(db, offerId),
    repository.productsOf(db, offerId),
    repository.pricesOf(db, offerId),
  ])
  return presentSheet({ facts, named, products, prices })
}

/**
 * What is known of an offer that readers see.
 * @throws AppError 404
 */
export async function publicSheet(db: Database, offerId: string): Promise<SheetWire> {
  await getOffer(db, offerId)
  return sheetOf(db, offerId)
}

/**
 * The same for those who may edit it, of an offer that is hidden too.
 * @throws AppError 403
 */
export async function editableSheet(
  db: Database,
  viewer: Viewer,
  offerId: string,
): Promise<SheetWire> {
  if (!(await findOfferEdition(db, viewer, offerId))) throw forbidden()
  return sheetOf(db, offerId)
}
