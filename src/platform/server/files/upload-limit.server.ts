import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/types.server.ts'
import { countAttempt, type Limit } from '../rate-limit.server.ts'
import { requireViewer, type Viewer } from '../session.server.ts'

/** Many more than a person sends, and few enough that nobody fills a disk. */
const UPLOADS: Limit = { name: 'upload:user', attempts: 200, durationSeconds: 60 * 60 }

/**
 * Counts a form that may carry files, before any of it is read.
 * @throws TooManyAttempts
 */
export const countUpload = (db: Database, viewer: Viewer) => countAttempt(db, UPLOADS, viewer.id)

/**
 * Who sends a form that may carry files, asked before any of it is read.
 * @throws AppError 401 for a visitor; TooManyAttempts
 */
export async function requireUploader(db: Database, request: FastifyRequest): Promise<Viewer> {
  const viewer = await requireViewer(db, request)
  await countUpload(db, viewer)
  return viewer
}
