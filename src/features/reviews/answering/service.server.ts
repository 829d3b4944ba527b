import type { Database } from '#/platform/server/database/types.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { TargetRef } from '../targets/repository.server.ts'
import { presentPeriods } from './figures.server.ts'
import * as repository from './repository.server.ts'
import type { PeriodsWire } from './schema.ts'

/** How a supplier answers reviews of itself and of its own products, as everybody reads it. */
export const reviewAnsweringOf = async (db: Database, vendorId: string): Promise<PeriodsWire> =>
  presentPeriods(await repository.answeringOf(db, vendorId, new Date()))

/** Drops what shows how the company of an offer answers; a supplier's own page goes with its reviews. */
export async function dropAnswering(tx: Database, { type, id }: TargetRef): Promise<void> {
  if (type === 'offer') await drop(tx, await repository.ownersOf(tx, id))
}

/** The same of everybody whose figures change because a day has passed. */
export const dropAged = async (db: Database, now: Date): Promise<void> =>
  drop(db, await repository.changedByTime(db, now))

const drop = (db: Database, vendorIds: string[]) =>
  dropPages(
    db,
    vendorIds.map((id) => `vendor:${id}` as const),
  )
