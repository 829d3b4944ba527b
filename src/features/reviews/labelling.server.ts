import { isSameCompany } from '#/features/companies/company-domains.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { lockReview, missingReview, reviewedPage } from './change.server.ts'
import type { EarnedLabel } from './labels.ts'
import { withMailbox } from './mailbox-label.server.ts'
import { isAuthor } from './policy.ts'
import { isParty } from './standing.server.ts'
import * as targets from './targets/repository.server.ts'
import * as repository from './writing/repository.server.ts'

/** A review that its author may say more about: nobody sees what moderation hid, nor what was taken back. */
const canShow = ({ status }: repository.ReviewState) => status === 'visible' || status === 'pending'

/** A review of one's own, and what it is of. @throws AppError 404 */
export async function requireOwnReview(db: Database, viewer: Viewer, id: string) {
  const ref = await repository.targetOf(db, id)
  const target = ref && (await targets.findTarget(db, ref.id))
  const review = target && (await repository.reviewBy(db, viewer.id, target))
  if (!target || review?.id !== id || !canShow(review)) throw missingReview()
  return { target, review }
}

/** Whether a company makes or sells what a review is of. @param cnpj bare */
export async function isCompanyReviewed(db: Database, target: targets.TargetRef, cnpj: string) {
  const behind = await targets.cnpjsBehind(db, target)
  return behind.some((one) => isSameCompany(one, cnpj))
}

/** The same, both locked until the end of the transaction. @throws AppError 404 */
export async function lockOwnReview(tx: Database, viewer: Viewer, id: string) {
  const { target, review } = await lockReview(tx, id)
  if (!isAuthor(viewer, review) || !canShow(review)) throw missingReview()
  return { target, review }
}

/** Whether it is somebody's own review, or of a company that they act or acted for. */
export async function isPartyToReview(db: Database, viewer: Viewer, id: string): Promise<boolean> {
  const ref = await repository.targetOf(db, id)
  const target = ref && (await targets.findTarget(db, ref.id))
  if (!target) return false
  const own = await repository.reviewBy(db, viewer.id, target)
  return own?.id === id || (await isParty(db, viewer, target))
}

/** Says of a review what is known of its author from now on; whoever proves something of it comes here. @throws AppError 404 */
export async function giveLabel(tx: Database, id: string, label: EarnedLabel): Promise<void> {
  await relabel(tx, id, (labels) => (labels.includes(label) ? labels : [...labels, label]))
}

/** The same the other way. @throws AppError 404 */
export async function takeLabels(tx: Database, id: string, gone: EarnedLabel[]): Promise<void> {
  await relabel(tx, id, (labels) => labels.filter((label) => !gone.includes(label)))
}

/** Says of a review what its author's mailbox shows now. @returns what the review shows then @throws AppError 404 */
export async function labelByMailbox(tx: Database, env: Env, id: string, email: string) {
  const { target, review } = await lockReview(tx, id)
  const labels = await withMailbox(tx, env, target, { labels: review.labels, email })
  await relabel(tx, id, () => labels)
  return labels
}

async function relabel(tx: Database, id: string, change: (labels: EarnedLabel[]) => EarnedLabel[]) {
  const { target, review } = await lockReview(tx, id)
  await repository.setLabels(tx, id, change(review.labels))
  if (review.status === 'visible') await dropPages(tx, [reviewedPage(target)])
}
