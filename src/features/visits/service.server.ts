import { dayOf } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { mainCategoryOf } from '#/features/companies/peers.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import {
  addressKey,
  countAttempt,
  countInMemory,
  isLetThrough,
  type Limit,
} from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { LOOKED_AT_AN_HOUR, MARK_DAYS, type VisitPeriod } from './limits.ts'
import * as repository from './repository.server.ts'
import type { VisitsWire } from './schema.ts'

/** Visits of one page that are counted for one address: an office has that many people. */
const PER_ADDRESS: Limit = { name: 'visits', attempts: 60, durationSeconds: DAY_MS / 1000 }
/** Visits of an address that are looked at at all: each is a row, also of a page that was made up. */
const LOOKED_AT: Limit = {
  name: 'visits of all pages',
  attempts: LOOKED_AT_AN_HOUR,
  durationSeconds: 60 * 60,
}

/**
 * Those of some pages that one address has not opened too often today: visits are reported by browsers,
 * and the person who invents them invents few.
 */
export async function believable(db: Database, vendorIds: Set<string>, ip: string) {
  const believed = new Set<string>()
  const address = addressKey(ip)
  for (const vendorId of vendorIds) {
    if (!(await isLetThrough(countInMemory(db, LOOKED_AT, address)))) break
    const key = `${vendorId}:${address}`
    if (await isLetThrough(countAttempt(db, PER_ADDRESS, key))) believed.add(vendorId)
  }
  return believed
}

/** Marks of one visitor on several pages have nothing in common. */
const markOf = (vendorId: string, visitor: string) => hashSecret(`${vendorId}:${visitor}`)

/**
 * Counts that somebody opened some suppliers' pages: of those that everybody sees, and once a day,
 * however often they come.
 * @param tx the transaction of the events that report it
 * @param visitor what the browser calls itself today
 */
export async function countVisits(tx: Database, vendorIds: Set<string>, visitor: string) {
  if (vendorIds.size === 0) return
  const seen = await repository.seenAmong(tx, [...vendorIds])
  if (seen.length === 0) return
  const marks = seen.map((vendorId) => ({ vendorId, mark: markOf(vendorId, visitor) }))
  const visited = await repository.addMarks(tx, marks)
  if (visited.length > 0) await repository.addVisits(tx, visited)
}

/** How often a page was visited in the last days, today included, beside those whom it competes with. */
export async function visitsOf(
  db: Database,
  vendorId: string,
  days: VisitPeriod,
): Promise<VisitsWire> {
  const [own, category] = await Promise.all([
    repository.visitsByDay(db, vendorId, days),
    mainCategoryOf(db, vendorId),
  ])
  // Alike for all who look from that category.
  const keeping = { key: `visits of ${category?.id} ${days} ${dayOf(new Date())}`, tags: [] }
  const medians = category
    ? await kept(db, keeping, () => repository.mediansByDay(db, category.id, days))
    : []
  return {
    total: own.reduce((sum, { visitas }) => sum + visitas, 0),
    categoria: (medians.length > 0 && category?.name) || null,
    dias: own.map((day, at) => ({ ...day, mediana: medians[at]?.median ?? null })),
  }
}

/** Forgets who was counted; the counts stay. */
export const forgetVisitors = (db: Database) => repository.deleteMarks(db, MARK_DAYS)
