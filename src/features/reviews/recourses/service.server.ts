import { type AuditTrailEntry, auditTrailOf, recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { REVIEW_SUBJECT } from '../answers.server.ts'
import { countRecourse } from '../attempts.server.ts'
import { lockReview, missingReview } from '../change.server.ts'
import { carryOut, DECISIONS } from '../decisions.server.ts'
import { settledAt, settleReports } from '../desk/repository.server.ts'
import { deadlineOf } from '../integrity/deadline.ts'
import { canReply, isAuthor } from '../policy.ts'
import { isParty, standingOf } from '../standing.server.ts'
import { nextStatus } from '../status.ts'
import * as targets from '../targets/repository.server.ts'
import * as writing from '../writing/repository.server.ts'
import { recourseMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import type { OwnRecourse } from './schema.ts'
import { decisionAgainst, decisionIn } from './standing.server.ts'
import { appealUntil } from './until.ts'

/** What the audit trail of these decisions is kept under. */
const SUBJECT = 'review_recourse'

const NOTHING = 'Não há decisão de que recorrer.'
const TOO_LATE = 'O prazo para recorrer desta decisão terminou.'
const ONCE = 'O recurso desta avaliação já foi usado: cada lado recorre uma vez.'
const DECIDED = 'Este recurso já foi decidido.'
const NOT_YOURS = 'Outra pessoa da administração decide: a avaliação é sua ou da sua empresa.'
const FIRST = 'Você tomou a decisão contestada: outra pessoa da administração decide o recurso.'
const ALONE =
  'Você tomou a decisão contestada, e não há outra pessoa na administração: o recurso espera até haver.'
const missing = () => notFound('Recurso não encontrado.')

interface Seen {
  target: targets.Target
  review: writing.ReviewState
  side: repository.RecourseSide
  decision: AuditTrailEntry | undefined
  last: repository.RecourseRow | undefined
}

/** Where somebody stands with a review that they wrote, or reported for its company. @throws AppError 404 for others */
async function seenBy(
  db: Database,
  { id }: Pick<Viewer, 'id'>,
  { target, review }: Pick<Seen, 'target' | 'review'>,
): Promise<Seen> {
  const side = isAuthor({ id }, review) ? 'author' : 'company'
  if (side === 'company') {
    const isSettled = Boolean(await settledAt(db, review.id, id))
    if (!isSettled || !canReply({ id }, await standingOf(db, { id }, target))) throw missingReview()
  }
  const trail = await auditTrailOf(db, REVIEW_SUBJECT, [review.id])
  const decision = decisionAgainst(side, review, trail)
  const last = await repository.lastRecourse(db, review.id, side)
  if (!decision && !last) throw missingReview()
  return { target, review, side, decision, last }
}

/** Why one may not appeal now; '' for who may. */
function barredText({ decision, last }: Seen): string {
  if (!decision) return NOTHING
  if (last && last.status !== 'upheld') return ONCE
  return appealUntil(decision.createdAt) < new Date() ? TOO_LATE : ''
}

function present(seen: Seen): OwnRecourse {
  const { target, side, decision, last } = seen
  const isTold = decision?.detail.told === true
  return {
    alvo: { _id: target.id, tipo: target.kind, nome: target.name },
    lado: side,
    decisao: decision
      ? {
          feita: decision.action === 'hide' ? 'hide' : 'keep',
          motivo: isTold ? String(decision.detail.reason) : '',
          em: decision.createdAt.toISOString(),
          ate: appealUntil(decision.createdAt).toISOString(),
        }
      : null,
    pode: barredText(seen) === '',
    recurso: last
      ? {
          situacao: last.status,
          texto: last.text,
          resposta: last.answer ?? '',
          enviadoEm: last.createdAt.toISOString(),
          prazo: deadlineOf(last.createdAt).toISOString(),
        }
      : null,
  }
}

/**
 * What was decided about a review against its author, or against the company that reported it, and what became of a
 * recourse.
 * @throws AppError 404 for everybody else, and where nothing was
 */
export async function readRecourse(
  db: Database,
  viewer: Viewer,
  reviewId: string,
): Promise<OwnRecourse> {
  const ref = await writing.targetOf(db, reviewId)
  const target = ref && (await targets.findTarget(db, ref.id))
  const review = target && (await writing.findReview(db, reviewId))
  if (!target || !review || review.status === 'withdrawn') throw missingReview()
  return present(await seenBy(db, viewer, { target, review }))
}

/**
 * Appeals against a decision, once for each side.
 * @throws AppError 404 for who is no side of it; 409 where nothing is to appeal against, too late, or once more; TooManyAttempts
 */
export async function appeal(
  db: Database,
  viewer: Viewer,
  reviewId: string,
  text: string,
): Promise<OwnRecourse> {
  await countRecourse(db, viewer.id)
  return db.transaction(async (tx) => {
    const locked = await lockReview(tx, reviewId)
    const seen = await seenBy(tx, viewer, locked)
    const barred = barredText(seen)
    if (barred) throw new AppError(409, barred)
    const { side } = seen
    if (!(await repository.insertRecourse(tx, { reviewId, userId: viewer.id, side, text })))
      throw new AppError(409, ONCE)
    return present(await seenBy(tx, viewer, locked))
  })
}

/** What a recourse asks for. */
const ASKS = { author: 'restore', company: 'hide' } as const

/**
 * Decides about a recourse: never the Admin who took the decision that it is against, nor one of a side.
 * @param reason read by who appealed and, where the review changes, by the other side
 * @throws AppError 403 for one's own, or of one's own company; 404; 409 for who decided first, and when it was decided
 */
export const decide = (
  platform: Platform,
  admin: Viewer,
  id: string,
  { isUpheld, reason }: { isUpheld: boolean; reason: string },
): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const found = await repository.findRecourse(tx, id)
    if (!found) throw missing()
    const { target, review } = await lockReview(tx, found.reviewId)
    const { side, userId, reviewId, createdAt } = found
    if (userId === admin.id || isAuthor(admin, review) || (await isParty(tx, admin, target)))
      throw new AppError(403, NOT_YOURS)
    const trail = await auditTrailOf(tx, REVIEW_SUBJECT, [reviewId])
    if (decisionIn(trail, createdAt)?.actor?.id === admin.id)
      throw new AppError(409, (await hasOtherDecider(tx, [admin.id, userId])) ? FIRST : ALONE)
    const status = isUpheld ? 'upheld' : 'dismissed'
    if (!(await repository.closeRecourse(tx, id, { status, answer: reason })))
      throw new AppError(409, DECIDED)
    if (isUpheld) {
      const decision = ASKS[side]
      const next = nextStatus(review.status, DECISIONS[decision].event)
      if (!next) throw new AppError(409, DECIDED)
      const reporters = await settleReports(tx, reviewId)
      const decided = { decision, status: next, actorId: admin.id, reason, reporters }
      await carryOut(platform, tx, { target, review }, { ...decided, onRecourse: reason })
    }
    await recordAudit(tx, {
      actorId: admin.id,
      action: isUpheld ? 'grantRecourse' : 'refuseRecourse',
      subjectKind: SUBJECT,
      subjectId: id,
      detail: { reason },
    })
    await platform.jobs.enqueue(tx, recourseMail, { recourseId: id })
  })

async function hasOtherDecider(db: Database, except: string[]): Promise<boolean> {
  return (await repository.deciders(db)).some((adminId) => !except.includes(adminId))
}
