import { formatDay } from '#/domain/dates.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { REVIEW_SUBJECT } from '../answers.server.ts'
import { recoursePath } from '../links.ts'
import { hiddenLetter, keptLetter, recourseLetter } from './letters.server.ts'
import { authorOf, describedFor, findRecourse } from './repository.server.ts'
import { appealUntil } from './until.ts'

const RETRY = { times: 12, firstDelaySeconds: 15 }

async function lastDecision(db: Database, reviewId: string, action: 'hide' | 'keep') {
  const trail = await auditTrailOf(db, REVIEW_SUBJECT, [reviewId])
  return trail.find((entry) => entry.action === action)
}

async function aboutFor(db: Database, reviewId: string, userId: string) {
  const found = await describedFor(db, reviewId, userId)
  if (!found) return undefined
  const { person, offer, vendor, status } = found
  return { to: person.email, firstName: person.firstName, target: offer ?? vendor ?? '', status }
}

/** Writes to the author of a review that it was hidden, why, and how to appeal; unless it was shown again meanwhile. */
export const hiddenMail = mailJob<{ reviewId: string }>({
  name: 'review-hidden-mail',
  retry: RETRY,
  compose: async ({ db, env }, { reviewId }) => {
    const authorId = await authorOf(db, reviewId)
    const found = authorId ? await aboutFor(db, reviewId, authorId) : undefined
    const decision = await lastDecision(db, reviewId, 'hide')
    if (found?.status !== 'hidden' || !decision) return undefined
    const until = formatDay(appealUntil(decision.createdAt).toISOString())
    const reason = String(decision.detail.reason ?? '')
    const letter = hiddenLetter(
      { ...found, reason, until },
      env.PUBLIC_URL + recoursePath(reviewId),
    )
    return { to: found.to, letter }
  },
})

/** Writes to who reported a review for its company that it stays, and how to appeal. */
export const keptMail = mailJob<{ reviewId: string; userId: string }>({
  name: 'review-kept-mail',
  retry: RETRY,
  compose: async ({ db, env }, { reviewId, userId }) => {
    const found = await aboutFor(db, reviewId, userId)
    const decision = await lastDecision(db, reviewId, 'keep')
    if (found?.status !== 'visible' || !decision) return undefined
    const until = formatDay(appealUntil(decision.createdAt).toISOString())
    const letter = keptLetter({ ...found, until }, env.PUBLIC_URL + recoursePath(reviewId))
    return { to: found.to, letter }
  },
})

/** Writes to who appealed what was decided, and why. */
export const recourseMail = mailJob<{ recourseId: string }>({
  name: 'review-recourse-mail',
  retry: RETRY,
  compose: async ({ db, env }, { recourseId }) => {
    const recourse = await findRecourse(db, recourseId)
    if (!recourse || (recourse.status !== 'upheld' && recourse.status !== 'dismissed'))
      return undefined
    const { reviewId, userId, answer, status } = recourse
    const found = await aboutFor(db, reviewId, userId)
    if (!found) return undefined
    const decided = { ...found, answer: answer ?? '', isUpheld: status === 'upheld' }
    return {
      to: found.to,
      letter: recourseLetter(decided, env.PUBLIC_URL + recoursePath(reviewId)),
    }
  },
})

export const RECOURSE_MAILS = [hiddenMail, keptMail, recourseMail]
