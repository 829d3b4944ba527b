import type { Database } from '#/platform/server/database/types.server.ts'
import { listKept } from './kept.server.ts'
import { STORIES, TESTIMONIES } from './kinds.server.ts'
import type { StoryWire, TestimonyWire } from './schema.ts'

export interface Testimonials {
  depoimentos: TestimonyWire[]
  historias: StoryWire[]
}

/** What the page of a supplier that visitors see shows. */
export async function shownTestimonials(db: Database, vendorId: string): Promise<Testimonials> {
  const [depoimentos, historias] = await Promise.all([
    listKept(db, TESTIMONIES, vendorId, 'visitors'),
    listKept(db, STORIES, vendorId, 'visitors'),
  ])
  return { depoimentos, historias }
}
