import type { banners } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { linkAddress } from '#/domain/web-address.ts'
import { fileUrl } from '#/platform/file-urls.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { BANNERS_PER_BLOCK, CLICK_DAYS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { BannerTotals, BannerType, BannerWire } from './schema.ts'
import { inTurn } from './turns.server.ts'

type BannerRow = typeof banners.$inferSelect

const present = (row: BannerRow): BannerWire => ({
  _id: row.id,
  url: fileUrl(row.imageKey),
  urlRedirect: linkAddress(row.linkUrl),
  description: row.description,
  type: row.kind,
})

/** Advertisements first, in turn; then those of the house, the oldest first. */
export async function listBanners(db: Database, type: BannerType): Promise<BannerWire[]> {
  const running = await repository.runningBanners(db, [type])
  const house = running.filter(({ isSold }) => !isSold)
  const sold = running.filter(({ isSold }) => isSold)
  return [...inTurn(sold, new Date()), ...house].map(present)
}

/** What a block shows now. Its page carries the tags `banners` and `advertisements`. */
export const blockBanners = async (db: Database) =>
  (await listBanners(db, 'Detail')).slice(0, BANNERS_PER_BLOCK)

/** Types of which none is sold, so that each is the house's. */
type HouseType = Exclude<BannerType, 'Detail'>
const HOUSE_TYPES: HouseType[] = ['App', 'Mobile', 'vertical']

/** Of a banner in memory, with its texts. */
const BANNER_BYTES = 1024

/**
 * The house's banners of several types, which every page shows some of: what is read is kept, what the
 * clock says of it is not. Its page carries the tag `banners`.
 * @returns a list for each type asked for
 */
export async function bannersByType<T extends HouseType>(
  db: Database,
  types: T[],
): Promise<Record<T, BannerWire[]>> {
  const bytesOf = (rows: BannerRow[]) => (1 + rows.length) * BANNER_BYTES
  const active = await kept(db, { key: 'active banners', tags: ['banners'], bytesOf }, () =>
    repository.activeBanners(db, HOUSE_TYPES),
  )
  const now = new Date()
  const running = active
    .filter(({ startsAt, endsAt }) => (startsAt ?? now) <= now && now <= (endsAt ?? now))
    .map(present)
  const ofType = (type: T) => running.filter((banner) => banner.type === type)
  return Object.fromEntries(types.map((type) => [type, ofType(type)])) as Record<T, BannerWire[]>
}

/**
 * Logs and counts a click, once for an id however often it comes.
 * @param clickId made by the browser; without one each call is a click of its own
 * @throws AppError 404
 */
export async function recordBannerClick(
  db: Database,
  bannerId: string,
  clickId?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await repository.lockBanners(tx, [bannerId])
    if (known.length === 0) throw notFound('Banner não encontrado.')
    if (!(await repository.logClick(tx, bannerId, clickId))) return
    await repository.addCounts(tx, [{ bannerId, impressions: 0, clicks: 1 }])
  })
}

/** Counts how often banners were seen; those that are no more are left out. */
export async function countImpressions(tx: Database, shown: Map<string, number>): Promise<void> {
  const known = await repository.lockBanners(tx, [...shown.keys()])
  if (known.length === 0) return
  await repository.addCounts(
    tx,
    known.map((bannerId) => ({ bannerId, impressions: shown.get(bannerId) ?? 0, clicks: 0 })),
  )
}

/** Of the last days, today included, most seen first. */
export async function bannerTotals(db: Database, days: number): Promise<BannerTotals[]> {
  const sums = await repository.sumCounts(db, days)
  return sums.map(({ id, kind, ...rest }) => ({ _id: id, type: kind, ...rest }))
}

/** Forgets single clicks that are old; how many they were stays. */
export const forgetClicks = (db: Database) =>
  repository.deleteClicks(db, new Date(Date.now() - CLICK_DAYS * DAY_MS))
