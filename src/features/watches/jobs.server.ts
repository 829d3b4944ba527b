import { DAY_MS, HOUR_MS } from '#/domain/durations.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { digestLetter } from './letters.server.ts'
import { NEWS_IN_LETTER, NEWS_OF_KIND, NEWS_SHOWN } from './limits.ts'
import { stopPath, WATCHES_PATH } from './links.ts'
import * as repository from './repository.server.ts'
import type { NewsItem } from './schema.ts'
import { newsBetween, watchesOf } from './service.server.ts'
import { stopToken } from './stopping.server.ts'

/** People at a time; those of the next time follow at once. */
const BATCH = 200
/** A job by the clock may begin some minutes earlier than the day before. */
const SLACK_MS = 2 * HOUR_MS

interface DigestMail {
  userId: string
  /** What is in it: what happened between these, ISO 8601. */
  since: string
  until: string
}

/** The letter of a person. Where nothing is new, and of who wants none by now, none is written. */
const watchMail = mailJob<DigestMail>({
  name: 'watch-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { userId, since, until }) => {
    const reader = await repository.mailable(db, userId)
    if (!reader) return undefined
    const news = await newsBetween(db, userId, {
      since: new Date(since),
      until: new Date(until),
      most: NEWS_SHOWN,
    })
    if (news.length === 0) return undefined
    const token = await stopToken(env, userId)
    const { email, firstName } = reader
    const shown = ofEachKind(news).slice(0, NEWS_IN_LETTER)
    const { itens } = await watchesOf(db, userId)
    const letter = digestLetter(
      { firstName, news: bySubject(shown, itens), more: news.length - shown.length },
      {
        news: env.PUBLIC_URL + WATCHES_PATH,
        stop: env.PUBLIC_URL + stopPath(token),
        post: `${env.PUBLIC_URL}/v1${stopPath(token)}`,
      },
    )
    return { to: email, letter }
  },
})

/** The newest of each kind of news of each thing, so that one kind leaves room for the others. */
export function ofEachKind(news: NewsItem[]): NewsItem[] {
  const counts = new Map<string, number>()
  return news.filter(({ acompanhamento, tipo }) => {
    const count = (counts.get(`${acompanhamento} ${tipo}`) ?? 0) + 1
    counts.set(`${acompanhamento} ${tipo}`, count)
    return count <= NEWS_OF_KIND
  })
}

/** What is watched, with its news; what says the same twice says it once. */
function bySubject(news: NewsItem[], watched: { id: string; nome: string }[]) {
  return watched.flatMap(({ id, nome }) => {
    const own = news.filter(({ acompanhamento }) => acompanhamento === id)
    const said = [...new Set(own.map(({ texto }) => texto))]
    return said.length > 0 ? [{ subject: nome, said }] : []
  })
}

/** Every morning in Brazil: writes to whose day or week is over. Of two processes that run it at once, one writes. */
export const watchDigests: Job<Platform, Record<string, never>> = {
  name: 'watch-digests',
  cron: '30 9 * * *',
  run: async (platform) => {
    const now = new Date()
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS + SLACK_MS)
    const due = { daily: ago(1), weekly: ago(7) }
    for (;;) {
      const people = await repository.peopleDue(platform.db, due, BATCH)
      for (const userId of people)
        await platform.db.transaction(async (tx) => {
          const since = await repository.noteMailed(tx, userId, due, now)
          if (!since) return
          const mail = { userId, since: since.toISOString(), until: now.toISOString() }
          await platform.jobs.enqueue(tx, watchMail, mail)
        })
      if (people.length < BATCH) break
    }
  },
}

/** What watches need apart from requests of browsers. */
export const WATCH_JOBS = [watchMail, watchDigests]
