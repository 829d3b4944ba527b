import { z } from 'zod'
import { pageLimit, pageNumber, recordId } from '#/platform/wire.ts'
import { PROBLEMS_PAGE_SIZE } from '../limits.ts'

export const problemsQuery = z.object({
  page: pageNumber.default(1),
  limit: pageLimit.default(PROBLEMS_PAGE_SIZE),
})
export const importId = z.object({ id: recordId })

const total = z.number().int()

/** An import and what came of it, so far where it is under way. */
export const importReport = z.object({
  _id: recordId,
  fileName: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** What ended it early; '' otherwise. */
  failure: z.string(),
  /** Null for the command line, and once the account was removed. */
  user: z.object({ _id: recordId, firstName: z.string(), lastName: z.string() }).nullable(),
  createdAt: z.string(),
  /** '' while it waits, or is under way. */
  startedAt: z.string(),
  finishedAt: z.string(),
  totals: z.object({
    read: total,
    created: total,
    changed: total,
    unchanged: total,
    refused: total,
    repeated: total,
    newCategories: total,
  }),
})
export type ImportReport = z.infer<typeof importReport>

/** A line that did not go in. */
export const reportedProblem = z.object({
  line: z.number().int(),
  name: z.string(),
  reason: z.string(),
  kind: z.enum(['refused', 'repeated']),
})
export type ReportedProblem = z.infer<typeof reportedProblem>
