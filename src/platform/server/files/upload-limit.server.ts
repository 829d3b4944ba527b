import type { Database } from '../database/types.server.ts'
import { countAttempt, type Limit } from '../rate-limit.server.ts'
import type { Viewer } from '../session.server.ts'

/** Many more than a person sends, and few enough that nobody fills a disk. */
const UPLOADS: Limit = { name: 'upload:user', attempts: 200, durationSeconds: 60 * 60 }

/**
 * Counts a form that may carry files, before any of it is read.
 * @throws TooManyAttempts
 */
export const countUpload = (db: Database, viewer: Pick<Viewer, 'id'>) =>
  countAttempt(db, UPLOADS, viewer.id)
