import { hideSold, showSold } from '#/features/banners/sold.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { advertisementDue } from './jobs.server.ts'
import * as repository from './repository.server.ts'

const PERIOD_OVER =
  'O período desta publicidade já passou. Recuse-a, com o motivo, para que escolham novas datas.'

/**
 * Puts an advertisement on the site, from its first day to its last.
 * @param tx the transaction in which it was locked
 * @throws AppError 409 where its last day is over
 */
export async function showOnSite(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  advertisement: repository.AdvertisementRow,
): Promise<void> {
  const { id, vendorId, logoKey, name } = advertisement
  const { startsAt, endsAt, isOver } = await repository.periodOf(tx, id)
  if (isOver) throw new AppError(409, PERIOD_OVER)
  if (!logoKey) throw new Error(`advertisement ${id} has no picture`)
  const company = await repository.companyOf(tx, vendorId)
  const bannerId = await showSold(tx, advertisement.bannerId, {
    imageKey: logoKey,
    linkUrl: `/supplier/details/${vendorId}`,
    description: `${name} · ${company}`,
    startsAt,
    endsAt,
  })
  await repository.updateAdvertisement(tx, id, { bannerId })
  await dropPages(tx, ['advertisements'])
  for (const at of [startsAt, new Date(endsAt.getTime() + 1)])
    if (at > new Date()) await jobs.enqueue(tx, advertisementDue, { advertisementId: id }, { at })
}

/** Takes an advertisement off the site; for one that is not there it does nothing. */
export async function withdrawFromSite(tx: Database, advertisementId: string): Promise<void> {
  const advertisement = await repository.lockAdvertisement(tx, advertisementId)
  if (!advertisement?.bannerId) return
  await hideSold(tx, advertisement.bannerId)
  await dropPages(tx, ['advertisements'])
}
