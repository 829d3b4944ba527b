import type { Database } from '#/platform/server/database/types.server.ts'
import { presentStory, presentTestimony } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { StoryWire, TestimonyWire } from './schema.ts'

export interface Testimonials {
  depoimentos: TestimonyWire[]
  historias: StoryWire[]
}

/** What is looked at: all that a supplier keeps, for whoever manages its page, or what the page shows. */
type Audience = 'keepers' | 'visitors'

export async function listTestimonies(
  db: Database,
  vendorId: string,
  audience: Audience,
): Promise<TestimonyWire[]> {
  const rows = await repository.findTestimonies(db, { vendorId, isShown: audience === 'visitors' })
  const ids = rows.map(({ id }) => id)
  const software = await repository.softwareNamed(db, 'testimony', vendorId, ids, {
    withHidden: audience === 'keepers',
  })
  return rows.map((row) => presentTestimony(row, software))
}

export async function listStories(
  db: Database,
  vendorId: string,
  audience: Audience,
): Promise<StoryWire[]> {
  const rows = await repository.findStories(db, { vendorId, isShown: audience === 'visitors' })
  const ids = rows.map(({ id }) => id)
  const software = await repository.softwareNamed(db, 'story', vendorId, ids, {
    withHidden: audience === 'keepers',
  })
  return rows.map((row) => presentStory(row, software))
}

/** What the page of a supplier that visitors see shows. */
export async function shownTestimonials(db: Database, vendorId: string): Promise<Testimonials> {
  const [depoimentos, historias] = await Promise.all([
    listTestimonies(db, vendorId, 'visitors'),
    listStories(db, vendorId, 'visitors'),
  ])
  return { depoimentos, historias }
}
