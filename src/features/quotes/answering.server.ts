import { HOUR_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { ANSWERING_MIN, QUOTE_MONTHS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { AnsweringWire } from './schema.ts'

/** How a supplier answers requests, as everybody reads it; null before it got enough of them. */
export async function answeringOf(db: Database, vendorId: string): Promise<AnsweringWire | null> {
  const since = new Date()
  since.setUTCMonth(since.getUTCMonth() - QUOTE_MONTHS)
  const { asked, answered, seconds } = await repository.answeringSince(db, vendorId, since)
  if (asked < ANSWERING_MIN) return null
  const hours = seconds === null ? null : (seconds * 1000) / HOUR_MS
  return {
    pedidos: asked,
    respondidos: answered,
    medianaHoras: hours === null ? null : Math.round(hours * 10) / 10,
  }
}

/** Drops what shows that, once a request of a supplier counts. */
export const dropAnswering = (tx: Database, vendorId: string) =>
  dropPages(tx, [`vendor:${vendorId}`])
