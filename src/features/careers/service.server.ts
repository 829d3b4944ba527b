import { searchNews } from '#/features/news/service.server.ts'
import type { Database } from '#/platform/database/types.server.ts'
import type { CareerWire } from './schema.ts'

/** Open jobs, newest first. @param search words of the title or the employer; '' for all */
export async function listCareers(db: Database, search = ''): Promise<CareerWire[]> {
  const jobs = await searchNews(db, search, 'Career')
  return jobs.map(({ _id, headline, company, comment, url, date }) => ({
    _id,
    headline,
    empresa: company,
    comment,
    url,
    date,
  }))
}
