import type { Database } from '#/platform/server/database/types.server.ts'
import { insertBanner, updateBanner } from './desk/repository.server.ts'

/** What is shown of an advertisement. */
export interface SoldBanner {
  imageKey: string
  linkUrl: string
  /** Read aloud in the place of the picture. */
  description: string
  startsAt: Date
  endsAt: Date
}

/**
 * Shows an advertisement where 'Detail' banners are, within its dates.
 * @param bannerId what showed it before, whose counts go on; null for none
 * @returns the id of what shows it
 */
export async function showSold(
  tx: Database,
  bannerId: string | null,
  sold: SoldBanner,
): Promise<string> {
  if (!bannerId) return insertBanner(tx, { kind: 'Detail', ...sold })
  await updateBanner(tx, bannerId, { ...sold, active: true })
  return bannerId
}

/** Shows it no more; what was counted stays. */
export const hideSold = (tx: Database, bannerId: string) =>
  updateBanner(tx, bannerId, { active: false })
