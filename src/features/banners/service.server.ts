import type { banners } from '#/db/schema/index.ts'
import { linkAddress } from '#/domain/web-address.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { notFound } from '#/platform/errors.server.ts'
import { fileUrl } from '#/platform/files/urls.ts'
import * as repository from './repository.server.ts'
import type { BannerType, BannerWire } from './schema.ts'

const present = (row: typeof banners.$inferSelect): BannerWire => ({
  _id: row.id,
  url: fileUrl(row.imageKey),
  urlRedirect: linkAddress(row.linkUrl),
  description: row.description,
  type: row.kind,
})

export async function listBanners(db: Database, type: BannerType): Promise<BannerWire[]> {
  return (await repository.runningBanners(db, [type])).map(present)
}

/** Banners of several types in one reading. @returns a list for each type asked for */
export async function bannersByType<T extends BannerType>(
  db: Database,
  types: T[],
): Promise<Record<T, BannerWire[]>> {
  const all = (await repository.runningBanners(db, types)).map(present)
  const ofType = (type: T) => all.filter((banner) => banner.type === type)
  return Object.fromEntries(types.map((type) => [type, ofType(type)])) as Record<T, BannerWire[]>
}

/** @throws AppError 404 */
export async function recordBannerClick(db: Database, bannerId: string): Promise<void> {
  if (!(await repository.recordClick(db, bannerId, null))) throw notFound('Banner não encontrado.')
}
