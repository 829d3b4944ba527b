import { findOfferEdition } from '#/features/catalogue/offers/edition.server.ts'
import { getOffer } from '#/features/catalogue/service.server.ts'
import { presented } from '#/platform/server/database/beside.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { presentSheet } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { SheetWire } from './schema.ts'

const NOTHING: repository.SheetRows = { facts: [], named: [], hidden: [], products: [], prices: [] }

const presentForReaders = (rows: repository.SheetRows) =>
  presentSheet(
    { ...rows, products: rows.products.filter(({ refuses }) => !refuses) },
    rows.named.filter((id) => !rows.hidden.includes(id)),
  )

/**
 * What is known of offers that are there, seen or not, in the order of their ids; of what they name, what
 * readers see.
 */
export async function sheetsOf(db: Database, offerIds: string[]): Promise<SheetWire[]> {
  const rows = await repository.sheetsOf(db, offerIds)
  return offerIds.map((id) => presentForReaders(rows.get(id) ?? NOTHING))
}

/** The same of the offer that a statement is about. */
export const sheetBeside = presented(repository.sheetBeside, presentForReaders)

/**
 * Whether what works with the offer that a statement is about may change with others alone: with those that name it,
 * whether or not they have a say now, or where a product that it names is shown again.
 */
export const { isUpToOthers } = repository

/** The same with all that it names: who edits it sends that back, and what is hidden now stays named. */
export async function sheetForEditors(db: Database, offerId: string): Promise<SheetWire> {
  const rows = (await repository.sheetsOf(db, [offerId])).get(offerId) ?? NOTHING
  return presentSheet(rows, rows.named)
}

/**
 * What is known of an offer that readers see.
 * @throws AppError 404
 */
export async function publicSheet(db: Database, offerId: string): Promise<SheetWire> {
  await getOffer(db, offerId)
  const [sheet] = await sheetsOf(db, [offerId])
  return sheet as SheetWire
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
  return sheetForEditors(db, offerId)
}
