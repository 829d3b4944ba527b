import type { AuditTrailEntry } from '#/platform/audit.server.ts'
import type { CaseRow, ReportRow } from './moderation-repository.server.ts'
import { presentReview } from './presenter.server.ts'
import type { ReviewRow } from './repository.server.ts'
import type { ModeratedReview } from './schema.ts'

const presentTarget = ({ offer, vendor }: CaseRow): ModeratedReview['target'] => {
  if (offer) return offer
  return { kind: 'vendor', id: vendor?.id ?? '', name: vendor?.name ?? '' }
}

const presentReport = ({ reason, details, createdAt, settledAt }: ReportRow) => ({
  reason,
  details: details ?? '',
  createdAt: createdAt.toISOString(),
  settled: settledAt !== null,
})

const presentDecision = ({ action, actor, detail, createdAt }: AuditTrailEntry) => ({
  action,
  actor: actor ? `${actor.firstName} ${actor.lastName}` : '',
  reason: typeof detail.reason === 'string' ? detail.reason : '',
  createdAt: createdAt.toISOString(),
})

/** What an Admin weighs: what was written, by whom, who finds it wrong and what was decided before. */
export const presentCase = (
  review: ReviewRow,
  row: CaseRow,
  { reports, trail }: { reports: ReportRow[]; trail: AuditTrailEntry[] },
): ModeratedReview => ({
  review: presentReview(review),
  author: row.author && {
    _id: row.author.id,
    firstName: row.author.firstName,
    lastName: row.author.lastName,
    email: row.author.email,
  },
  target: presentTarget(row),
  status: row.status,
  reports: reports.map(presentReport),
  history: trail.map(presentDecision),
})
