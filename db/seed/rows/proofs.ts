import { v7 as uuidv7 } from 'uuid'
import type { reviewProofs, reviews } from '#/db/schema/index.ts'
import { CONSENT } from '#/features/proofs/consent.ts'
import type { EarnedLabel } from '#/features/reviews/labels.ts'
import { newFileKey } from '#/platform/server/files/storage.server.ts'
import { daysBefore } from './time.ts'

/** Of so many reviews one has a label: its author sent a file, or writes from a company's mailbox. */
const EVERY: Record<'uso_comprovado' | 'email_corporativo', number> = {
  uso_comprovado: 7,
  email_corporativo: 4,
}

/** What is known of who wrote the review at some place among all. */
const labelsAt = (index: number): EarnedLabel[] =>
  (Object.keys(EVERY) as (keyof typeof EVERY)[]).filter((name) => index % EVERY[name] === 0)

type Review = typeof reviews.$inferInsert & { id: string; userId: string }

export const labelled = <Row extends Review>(rows: Row[]) =>
  rows.map((row, index) => ({ ...row, labels: labelsAt(index) }))

/** As an invoice would be. */
const FILE = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** A file by which somebody proves that they use what they reviewed: it waits to be looked at. */
export function proofRows(rows: Review[], now: Date) {
  const about = rows.find(
    ({ offerId, comment }, index) => offerId && comment && labelsAt(index).length === 0,
  )
  const proofs: (typeof reviewProofs.$inferInsert & { fileKey: string })[] = about
    ? [
        {
          id: uuidv7(),
          reviewId: about.id,
          userId: about.userId,
          fileKey: newFileKey('proofs', 'pdf'),
          consentText: CONSENT,
          createdAt: daysBefore(now, 1),
        },
      ]
    : []
  return {
    reviewProofs: proofs,
    privateFiles: proofs.map(({ fileKey: key }) => ({ key, file: FILE })),
  }
}
