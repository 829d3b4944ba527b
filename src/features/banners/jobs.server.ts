import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

/**
 * When a banner begins or ends, the pages that do not know it yet are rendered again. What became of
 * it meanwhile does not matter: to drop a page in vain costs a rendering.
 */
export const bannerDue: Job<Pick<Platform, 'db'>, { bannerId: string }> = {
  name: 'banner-due',
  retry: { times: 5, firstDelaySeconds: 5 },
  run: ({ db }) => dropPages(db, ['banners']),
}
