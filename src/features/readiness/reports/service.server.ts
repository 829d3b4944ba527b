import { READINESS, type ReadinessItem } from '#/domain/readiness.ts'
import { canEdit } from '#/features/catalogue/offers/edition.server.ts'
import { offerTags } from '#/features/catalogue/offers/edits.server.ts'
import { findAnyOffer, lockOffer } from '#/features/catalogue/offers/record.server.ts'
import { isPartyTo } from '#/features/reviews/standing.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { removeQuietly } from '#/platform/server/files/storage.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countReport } from '../attempts.server.ts'
import { nameOfProof } from '../declarations/proof.server.ts'
import { lockDeclared, noteWithdrawn } from '../declarations/repository.server.ts'
import { isValid } from '../declarations/validity.ts'
import { canDecideReports } from '../policy.ts'
import { readinessMail } from '../reminders/mail-job.server.ts'
import { tellEditors } from '../reminders/telling.server.ts'
import { missingSoftware } from '../service.server.ts'
import * as repository from './repository.server.ts'

/** What the audit trail of a declaration is kept under: its offer. */
const SUBJECT = 'readiness'

const OWN = 'Esta declaração é sua: mude-a na edição da página.'
const NOT_DECLARED = 'Nada está declarado deste item agora.'
const DECIDED_BEFORE =
  'Nossa equipe já conferiu esta declaração a seu pedido, e ela não mudou desde então.'
const TOO_LATE = 'Esta denúncia já foi decidida.'
const NOT_YOURS = 'Outra pessoa da administração decide: a denúncia ou o software é seu.'

/**
 * Reports to Admins what is wrong with a declaration. While it waits, a second text replaces the first.
 * @throws AppError 403 for who may edit the product, 404; 409 for what is not declared, and for who was
 *   answered about the same declaration; TooManyAttempts
 */
export async function reportReadiness(
  { db, files }: Platform,
  viewer: Viewer,
  { id, item }: { id: string; item: ReadinessItem },
  details: string,
): Promise<void> {
  await countReport(db, viewer.id)
  await db.transaction(async (tx) => {
    const found = await findAnyOffer(tx, id)
    if (!found?.offer.isVisible || found.offer.kind !== 'software') throw missingSoftware()
    if (viewer.role !== 'admin' && canEdit(viewer, found)) throw new AppError(403, OWN)
    const row = await lockDeclared(tx, id, item)
    if (!row || !isValid(row, new Date())) throw new AppError(409, NOT_DECLARED)
    const report = { offerId: id, item, userId: viewer.id, state: row.state }
    const last = await repository.lastDecided(tx, report)
    if (last?.status === 'dismissed' && last.decidedAt && last.decidedAt >= row.declaredAt)
      throw new AppError(409, DECIDED_BEFORE)
    const proof = await nameOfProof(files, row)
    await repository.saveReport(tx, { ...report, proof, details })
  })
}

/**
 * Takes away what was declared wrongly: it is not informed any more, the page says that Praça took it
 * away, and it is declared anew only with another proof. What the supplier declares otherwise by now stays;
 * the rest holds all the same, so that nobody is rid of a report by a word in between.
 * @throws AppError 403 for one's own report or product, 404, 409 when it was decided
 */
export async function uphold(platform: Platform, admin: Viewer, id: string, reason: string) {
  const files = await decide(
    platform,
    admin,
    id,
    'upheld',
    reason,
    async (tx, report, found, now) => {
      const row = await lockDeclared(tx, report.offerId, report.item)
      const still = row?.state === report.state ? row : undefined
      const proofs = [report.proof, still && (await nameOfProof(platform.files, still))]
      const refusedProofs = [...new Set(proofs.filter((proof) => typeof proof === 'string'))]
      await noteWithdrawn(tx, report, { at: now, refusedProofs, isStill: still !== undefined })
      await tellEditors(platform, tx, found, { occasion: 'withdrawn', item: report.item, reason })
      await dropPages(tx, offerTags(found))
      return still?.proofKey ? [still.proofKey] : []
    },
  )
  await removeQuietly(platform.files, files)
}

/** @throws AppError 403 for one's own report or product, 404, 409 when it was decided */
export const dismiss = (platform: Platform, admin: Viewer, id: string, reason: string) =>
  decide(platform, admin, id, 'dismissed', reason, async () => [])

/**
 * One decision is about all that wait about the same declaration, and each of their persons is told. What was
 * reported of another word on the item waits on: nobody is rid of it by a word that is easily kept.
 */
const decide = (
  { db, jobs }: Platform,
  admin: Viewer,
  id: string,
  status: 'upheld' | 'dismissed',
  reason: string,
  act: (
    tx: Database,
    report: repository.ReportRow,
    found: NonNullable<Awaited<ReturnType<typeof lockOffer>>>,
    now: Date,
  ) => Promise<string[]>,
) =>
  db.transaction(async (tx) => {
    const report = await repository.findReport(tx, id)
    if (!report) throw notFound('Denúncia não encontrada.')
    const found = await lockOffer(tx, report.offerId)
    if (!found) throw missingSoftware()
    const waiting = await repository.lockWaiting(tx, report)
    const isAllowed = canDecideReports(admin, [report, ...waiting], found)
    if (!isAllowed || (await isPartyTo(tx, admin, report.offerId)))
      throw new AppError(403, NOT_YOURS)
    const decided = waiting.map((one) => one.id)
    if (!decided.includes(id)) throw new AppError(409, TOO_LATE)
    const now = new Date()
    const files = await act(tx, report, found, now)
    await repository.decideReports(tx, decided, { status, reason, decidedAt: now })
    for (const reportId of decided)
      await jobs.enqueue(tx, readinessMail, { occasion: 'reported', reportId })
    await recordAudit(tx, {
      actorId: admin.id,
      action: status === 'upheld' ? 'withdrawReadiness' : 'keepReadiness',
      subjectKind: SUBJECT,
      subjectId: report.offerId,
      detail: { reason, name: READINESS[report.item] },
    })
    return files
  })
