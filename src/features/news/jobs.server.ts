import { dayOf } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forgetUnusedPictures } from './pictures/service.server.ts'
import { endingOn } from './repository.server.ts'

/**
 * When something scheduled is due, the pages that do not show it yet are rendered again. What became
 * of it meanwhile does not matter: to drop a page in vain costs a rendering.
 */
export const articleDue: Job<Pick<Platform, 'db'>, { articleId: string }> = {
  name: 'article-due',
  retry: { times: 5, firstDelaySeconds: 5 },
  run: ({ db }, { articleId }) => dropPages(db, ['articles', `article:${articleId}`]),
}

/** Every night. */
const picturesUpkeep: Job<Platform, Record<string, never>> = {
  name: 'article-pictures-upkeep',
  cron: '15 6 * * *',
  run: forgetUnusedPictures,
}

/** Every day just after midnight in São Paulo: what shows jobs that ended the day before shows them no more. */
const jobsEnd: Job<Platform, Record<string, never>> = {
  name: 'jobs-end-upkeep',
  cron: '2 3 * * *',
  run: async ({ db }) => {
    const ended = await endingOn(db, dayOf(new Date(Date.now() - DAY_MS)))
    if (ended.length > 0)
      await dropPages(db, ['articles', ...ended.map((id): CacheTag => `article:${id}`)])
  },
}

/** What news, articles and jobs do apart from requests. */
export const NEWS_JOBS = [articleDue, jobsEnd, picturesUpkeep]
