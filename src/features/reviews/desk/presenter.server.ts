import type { AuditTrailEntry } from '#/platform/server/audit.server.ts'
import { deadlineOf } from '../integrity/deadline.ts'
import type { SignalRow } from '../integrity/repository.server.ts'
import type { SignalName } from '../integrity/signals.ts'
import { presentReview } from '../presenter.server.ts'
import type { ReviewRow } from '../repository.server.ts'
import type { ModeratedReview } from '../schema.ts'
import type { CaseRow, ReportRow } from './repository.server.ts'

function presentTarget({ offer, vendor, isTargetVisible }: CaseRow): ModeratedReview['target'] {
  const about = offer ?? { kind: 'vendor', id: vendor?.id ?? '', name: vendor?.name ?? '' }
  return { ...about, isVisible: isTargetVisible }
}

const presentReport = ({ by, reason, details, createdAt, settledAt }: ReportRow) => ({
  by: { _id: by.id, firstName: by.firstName, lastName: by.lastName },
  reason,
  details: details ?? '',
  createdAt: createdAt.toISOString(),
  settled: settledAt !== null,
})

const textOf = (detail: unknown) => (typeof detail === 'string' ? detail : '')

const presentDecision = ({ action, actor, detail, createdAt }: AuditTrailEntry) => ({
  action,
  actor: actor ? `${actor.firstName} ${actor.lastName}` : '',
  reason: textOf(detail.reason),
  removedText: textOf(detail.text),
  createdAt: createdAt.toISOString(),
})

/** What an Admin weighs: what was written, by whom, who finds it wrong and what was decided before. */
export const presentCase = (
  review: ReviewRow,
  row: CaseRow,
  {
    reports,
    trail,
    findings,
  }: { reports: ReportRow[]; trail: AuditTrailEntry[]; findings: SignalRow[] },
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
  waits: row.waits ?? [],
  prazo: row.waitsSince ? deadlineOf(row.waitsSince).toISOString() : null,
  sinais: findings
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ signal, strength, reason }) => ({
      sinal: signal as SignalName,
      forca: strength,
      motivo: reason,
    })),
  reports: reports.map(presentReport),
  moreReports: (reports[0]?.inAll ?? 0) - reports.length,
  history: trail.map(presentDecision),
})
