import { dayOf } from '#/domain/dates.ts'
import { MINUTE_MS } from '#/domain/durations.ts'
import { articleRow, bannerRow, type NewArticle, type NewBanner } from '../../factories/content.ts'
import { ARTICLES } from '../data/editorial/articles.ts'
import { BANNERS } from '../data/editorial/banners.ts'
import { JOBS } from '../data/editorial/jobs.ts'
import type { Pictures } from '../pictures.ts'
import { randomFrom } from '../random.ts'
import { daysBefore } from './time.ts'

/** News, articles and jobs. */
export function articleRows(pictures: Pictures, now: Date): NewArticle[] {
  const random = randomFrom('hours of articles')
  const dated = (daysAgo: number) => {
    // Nobody publishes each time at the same minute.
    const publishedAt = daysBefore(now, daysAgo + random() * 0.3)
    return { publishedAt, createdAt: publishedAt, updatedAt: publishedAt, isDemo: true }
  }
  const stories = ARTICLES.map(({ cover, daysAgo, ...story }) =>
    articleRow({
      ...story,
      ...dated(daysAgo),
      url: story.url ?? null,
      bannerKey: pictures.add('banners', `covers/${cover}`),
    }),
  )
  const jobs = JOBS.map(({ daysAgo, endsInDays, ...job }) =>
    articleRow({
      kind: 'career',
      ...job,
      endsOn: dayOf(daysBefore(now, -endsInDays)),
      ...dated(daysAgo),
    }),
  )
  return [...stories, ...jobs]
}

/** Banners are shown in the order of their creation, so each is a minute younger than the last. */
export function bannerRows(pictures: Pictures, now: Date): NewBanner[] {
  return BANNERS.map((banner, index) =>
    bannerRow({
      kind: banner.kind,
      linkUrl: banner.linkUrl,
      description: banner.description,
      imageKey: pictures.add('banners', `banners/${banner.picture}`),
      isDemo: true,
      createdAt: new Date(now.getTime() - (BANNERS.length - index) * MINUTE_MS),
    }),
  )
}
