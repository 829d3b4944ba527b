import { MINUTE_MS } from '#/domain/durations.ts'
import { ownDomain } from '#/features/companies/corporate-email.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { ownAppeal } from '../appeals/service.server.ts'
import { countFirst, countReview } from '../attempts.server.ts'
import { follow, lockReview, missingReview } from '../change.server.ts'
import { presentContent, type ReviewContent, saysTheSame, toContent } from '../content.server.ts'
import { hasOpenReport } from '../desk/repository.server.ts'
import { deadlineOf } from '../integrity/deadline.ts'
import { reviewSignalsJob } from '../integrity/jobs.server.ts'
import { leaveTrace } from '../integrity/traces.server.ts'
import { similarity } from '../integrity/words.ts'
import { invitedHash } from '../invited.server.ts'
import { BURST } from '../limits.ts'
import { withMailbox } from '../mailbox-label.server.ts'
import { tellCompanies, tellWritten } from '../notices.server.ts'
import { barredText, canContest, canReply, canReview, isAuthor } from '../policy.ts'
import type { AuthorKnown } from '../rating-index/formula.ts'
import { isAppealed } from '../recourses/repository.server.ts'
import { closeMoot } from '../recourses/standing.server.ts'
import type { NewReview, OwnReview, WrittenReview } from '../schema.ts'
import { presentById, requireVisible } from '../service.server.ts'
import { standingOf } from '../standing.server.ts'
import { nextStatus, type Wait } from '../status.ts'
import * as targets from '../targets/repository.server.ts'
import * as repository from './repository.server.ts'

const REWRITTEN: Wait[] = ['rewritten']

/**
 * Rates an offer or a supplier. A second review by the same person replaces the first whole: what
 * it leaves out is not said any more, but that something was got for it. Its answer stays while the words do. Amid a burst it waits for moderation, neither public nor counted.
 * @throws AppError 403 for one's own company, 404 for a page that nobody sees; TooManyAttempts
 */
export async function writeReview(
  platform: Platform,
  viewer: Viewer,
  { softwareId, convite, ...said }: Omit<NewReview, 'userId'>,
): Promise<WrittenReview> {
  const { db, env, jobs } = platform
  await countReview(db, viewer.id)
  return db.transaction(async (tx) => {
    const target = requireVisible(await targets.lockTarget(tx, softwareId))
    const standing = await standingOf(tx, viewer, target)
    if (!canReview(standing)) throw new AppError(403, barredText(standing))
    const email = await repository.lockAuthor(tx, viewer.id)
    if (!email) throw forbidden()
    const before = await repository.reviewBy(tx, viewer.id, target)
    if (!before) await countFirst(tx, viewer.id, target.id)
    const bursts = await burstsOf(tx, viewer, target, before?.id)
    const status = nextStatus(before?.status, bursts.length > 0 ? 'writtenInBurst' : 'written')
    const waits = status === 'pending' ? waitsFor(before, bursts) : null
    const authorKnown = await knownBy(tx, viewer, target, email)
    const invitationId =
      before?.invitationId ??
      (await repository.invitationFor(tx, target, {
        token: convite,
        mailboxHash: await invitedHash(env, email),
      })) ??
      null
    const earned = new Set(before?.labels)
    if (invitationId !== null) earned.add('convidado')
    const labels = await withMailbox(tx, env, target, { labels: [...earned], email })
    const now = new Date()
    const content = toContent(said)
    // Who said that they got something for it cannot unsay it by writing again.
    content.incentivized ||= before?.incentivized === true
    const written = {
      ...content,
      status,
      waits,
      waitsSince: waits ? (before?.waitsSince ?? now) : null,
      authorKnown,
      labels,
      invitationId,
      createdAt: now,
      saidAt: before && saysAlike(before, content) ? before.saidAt : now,
    }
    const id = before?.id ?? (await repository.insertReview(tx, viewer.id, target, written))
    if (before) await repository.rewriteReview(tx, id, written)
    if (before?.status === 'hidden') await closeMoot(tx, id)
    if (before && !saysTheSame(before, written)) await repository.deleteReply(tx, id)
    await follow(tx, target, before, written)
    await tellWritten(tx, target, id, before, written)
    await leaveTrace(platform, tx, id, viewer)
    await jobs.enqueue(tx, reviewSignalsJob, { reviewId: id })
    return { review: await presentById(tx, id), status }
  })
}

/**
 * How the author of a review is known. A domain is paid for once, whoever pays: it gives weight to one review of a
 * target, also where colleagues write.
 * @param target locked
 */
async function knownBy(
  tx: Database,
  viewer: Viewer,
  target: targets.Target,
  email: string,
): Promise<AuthorKnown> {
  const domain = ownDomain(email)
  if (!domain) return 'mailbox'
  const others = await repository.weightyEmails(tx, target, { domain, exceptUserId: viewer.id })
  return others.some((other) => ownDomain(other) === domain) ? 'mailbox' : 'own_domain'
}

/** Of which a review is one: of more than people write who mean what they say. */
async function burstsOf(
  tx: Database,
  viewer: Viewer,
  target: targets.Target,
  exceptId?: string,
): Promise<Wait[]> {
  const since = new Date(Date.now() - BURST.minutes * MINUTE_MS)
  const bursts: Wait[] = []
  if ((await repository.countOf(tx, target, since, exceptId)) >= BURST.ofTarget)
    bursts.push('target_burst')
  if ((await repository.countBy(tx, viewer.id, since, exceptId)) >= BURST.byPerson)
    bursts.push('author_burst')
  return bursts
}

/** From this likeness on a text that is written again is the same text: who corrects a comma copied nobody meanwhile. */
const SAME_TEXT = 0.5

const saysAlike = (before: ReviewContent, after: ReviewContent) =>
  similarity(allWords(before), allWords(after)) >= SAME_TEXT

const allWords = ({ comment, pros, cons }: ReviewContent) =>
  [comment, pros, cons].filter(Boolean).join(' ')

/** Why a review waits: what held it before holds what is written in its place. */
function waitsFor(before: repository.ReviewState | undefined, bursts: Wait[]): Wait[] {
  const wasJudged = before?.status === 'hidden' || before?.status === 'withdrawn'
  return [...new Set([...(before?.waits ?? []), ...bursts, ...(wasJudged ? REWRITTEN : [])])]
}

/**
 * What somebody wrote about an offer or a supplier, and may write there.
 * @throws AppError 404 for a page that nobody sees
 */
export async function ownReview(db: Database, viewer: Viewer, id: string): Promise<OwnReview> {
  const target = requireVisible(await targets.findTarget(db, id))
  const standing = await standingOf(db, viewer, target)
  const own = await repository.reviewBy(db, viewer.id, target)
  return {
    review: own ? presentOwn(own) : null,
    canReview: canReview(standing),
    canReply: canReply(viewer, standing),
    reason: barredText(standing),
    canContest: canContest(viewer, standing),
    contestacao: await ownAppeal(db, viewer, target),
  }
}

function presentOwn(review: repository.ReviewState): OwnReview['review'] {
  const { id, status, waitsSince } = review
  if (status === 'withdrawn') return null
  const prazo = waitsSince ? deadlineOf(waitsSince).toISOString() : null
  return { _id: id, ...presentContent(review), status, prazo }
}

/**
 * Takes one's review back. Of one whose author got something for it that stays, so that it is not unsaid by writing
 * another; a moderator looks at that one.
 * @throws AppError 403 for another's, 404
 */
export async function removeReview(db: Database, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { target, review } = await lockReview(tx, id)
    if (!isAuthor(viewer, review)) throw review.status === 'visible' ? forbidden() : missingReview()
    const isAsked = (await hasOpenReport(tx, id)) || (await isAppealed(tx, id))
    const event = isAsked ? 'takenBackReported' : 'takenBack'
    const isHeld = review.incentivized || nextStatus(review.status, event) === 'withdrawn'
    await closeMoot(tx, id)
    if (isHeld) await repository.withdrawReview(tx, id)
    else await repository.deleteReview(tx, id)
    await follow(tx, target, review, undefined)
    if (review.status === 'visible')
      await tellCompanies(tx, target, 'review_removed', { reviewId: id })
  })
}
