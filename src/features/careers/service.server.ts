import { dayOf } from '#/domain/dates.ts'
import type { Page } from '#/domain/pagination.ts'
import { marksNamed } from '#/features/companies/service.server.ts'
import { sanitisePreview } from '#/features/news/sanitise.server.ts'
import {
  type ArticlePageSearch,
  getJob,
  type Job,
  jobsPage,
  matchingJobs,
  openJobs,
} from '#/features/news/service.server.ts'
import { occupationOf } from '#/features/profile/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { CAREER_COMMENT_MAX, CAREER_PAGE_SIZE, FEATURED_CAREERS, MATCHES_MAX } from './limits.ts'
import { matchTerms } from './match-terms.ts'
import type { CareerCard, CareerMatches, CareerWire } from './schema.ts'
import { truncateHtml } from './truncate-html.ts'

const present = (job: Job): CareerWire => ({
  _id: job._id,
  headline: job.headline,
  empresa: job.company,
  comment: job.comment,
  url: job.url,
  date: job.date,
  local: job.local,
  modelo: job.modelo,
  salario: job.salario,
  encerraEm: job.encerraEm,
})

/** By the names of companies. */
type Marks = Map<string, string>

const marksOf = (db: Database, jobs: Job[]): Promise<Marks> =>
  marksNamed(
    db,
    jobs.map(({ company }) => company),
  )

const presentWhole = (job: Job, marks: Marks): CareerCard => ({
  ...present(job),
  logo: marks.get(job.company) ?? '',
  destaque: job.featured,
  encerrada: job.encerraEm !== '' && job.encerraEm < dayOf(new Date()),
})

const presentPreview = async (job: Job, marks: Marks): Promise<CareerCard> => ({
  ...presentWhole(job, marks),
  comment: truncateHtml(await sanitisePreview(job.comment), CAREER_COMMENT_MAX),
})

async function presentAll(db: Database, jobs: Job[], isWhole: boolean): Promise<CareerCard[]> {
  const marks = await marksOf(db, jobs)
  const presented = isWhole ? presentWhole : presentPreview
  return Promise.all(jobs.map((job) => presented(job, marks)))
}

/** Open jobs, newest first. */
export async function listCareers(db: Database): Promise<CareerWire[]> {
  return (await openJobs(db)).map(present)
}

/** The first of 'Vagas imperdíveis': the featured ones, then the newest. */
export async function featuredCareers(db: Database): Promise<CareerCard[]> {
  const jobs = await jobsPage(db, {
    query: '',
    order: 'recentes',
    page: 1,
    limit: FEATURED_CAREERS,
    featured: 'first',
  })
  return presentAll(db, jobs.data, false)
}

/** A page of jobs; the only one of a search comes whole. */
export async function careersPage(
  db: Database,
  search: ArticlePageSearch & { featured?: 'only' },
): Promise<Page<CareerCard>> {
  const jobs = await jobsPage(db, { ...search, limit: CAREER_PAGE_SIZE })
  return { ...jobs, data: await presentAll(db, jobs.data, jobs.total === 1) }
}

/** Jobs that match what a person does and the software they use; the only one comes whole. */
export async function careersMatching(db: Database, userId: string): Promise<CareerMatches> {
  const terms = matchTerms(await occupationOf(db, userId))
  const jobs = await matchingJobs(db, terms, MATCHES_MAX)
  return {
    hasProfile: terms.length > 0,
    jobs: await presentAll(db, jobs, jobs.length === 1),
  }
}

/** One job, whole. @throws AppError 404 */
export async function getCareer(db: Database, id: string): Promise<CareerCard> {
  const job = await getJob(db, id)
  return presentWhole(job, await marksOf(db, [job]))
}
