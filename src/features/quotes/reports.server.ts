import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countReport } from './attempts.server.ts'
import { quoteMail } from './mail-job.server.ts'
import { canDecide } from './policy.ts'
import { missing, readConversation, requireSeen } from './reading.server.ts'
import { recipientsOf } from './recipients.server.ts'
import * as repository from './repository.server.ts'
import type { ReportForm, WholeConversation } from './schema.ts'
import { isOpen } from './status.ts'
import { tellBuyer, tellSupplier } from './telling.server.ts'

/** What the audit trail of these decisions is kept under. */
const SUBJECT = 'quote'

const NOT_YOURS = 'Outra pessoa da administração decide: o pedido, a denúncia ou a página é sua.'
const TOO_LATE = 'Isto já foi decidido.'

/**
 * Reports a conversation to moderation, which may read it from then on. While it waits, a second text takes the
 * place of the first.
 * @throws AppError 404; TooManyAttempts
 */
export async function reportConversation(
  { db }: Platform,
  viewer: Viewer,
  id: string,
  { motivo, detalhes }: ReportForm,
): Promise<WholeConversation> {
  const { side, conversation } = await requireSeen(db, viewer, id)
  if (!side) throw missing()
  await countReport(db, viewer.id)
  return db.transaction(async (tx) => {
    await repository.insertReport(tx, {
      requestId: conversation.requestId,
      conversationId: id,
      userId: viewer.id,
      reason: motivo,
      details: detalhes,
    })
    return readConversation(tx, viewer, id)
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof repository.findReport>>>

const decide = (
  platform: Platform,
  admin: Viewer,
  id: string,
  { isUpheld, reason }: { isUpheld: boolean; reason: string },
  act: (tx: Database, found: Found) => Promise<unknown>,
) =>
  platform.db.transaction(async (tx) => {
    const found = await repository.findReport(tx, id)
    if (!found) throw notFound('Denúncia não encontrada.')
    const { report, buyerId } = found
    const partyIds = await repository.partyIdsOf(tx, report.requestId)
    if (!canDecide(admin, { buyerId, reporterId: report.userId, partyIds }))
      throw new AppError(403, NOT_YOURS)
    const decision = { answer: reason, decidedAt: new Date() }
    const status = isUpheld ? 'upheld' : 'dismissed'
    if (!(await repository.decideReport(tx, id, { ...decision, status })))
      throw new AppError(409, TOO_LATE)
    await act(tx, found)
    if (report.userId) await platform.jobs.enqueue(tx, quoteMail, { to: 'reporter', reportId: id })
    await recordAudit(tx, {
      actorId: admin.id,
      action: isUpheld ? 'stopQuote' : 'keepQuote',
      subjectKind: SUBJECT,
      subjectId: report.requestId,
      detail: { reason },
    })
  })

/**
 * Ends a conversation that was reported, or keeps a request that was held from its suppliers.
 * @throws AppError 403 for one's own, 404, 409 when it was decided
 */
export const uphold = (platform: Platform, admin: Viewer, id: string, reason: string) =>
  decide(platform, admin, id, { isUpheld: true, reason }, async (tx, { report }) => {
    const over = { endedAt: new Date(), endedBy: 'moderation' } as const
    if (!report.conversationId) {
      const refusal = { ...over, status: 'refused' } as const
      for (const { id: refused } of await repository.updateInStatus(
        tx,
        report.requestId,
        'held',
        refusal,
      ))
        await tellBuyer(platform, tx, refused, 'refused', reason)
      return
    }
    const conversation = await repository.lockConversation(tx, report.conversationId)
    if (!conversation || !isOpen(conversation.status)) return
    await repository.updateConversation(tx, conversation.id, { ...over, status: 'ended' })
    await tellBuyer(platform, tx, conversation.id, 'closed', reason)
    // What was held, and never sent, is told to nobody there.
    if (conversation.deliveredAt) await tellSupplier(platform, tx, conversation.id, 'ended')
  })

/**
 * Leaves a conversation as it is, or sends what was held: to who takes requests by now, of a buyer who still is there.
 * @throws AppError 403 for one's own, 404, 409
 */
export const dismiss = (platform: Platform, admin: Viewer, id: string, reason: string) =>
  decide(platform, admin, id, { isUpheld: false, reason }, async (tx, { report, buyerId }) => {
    if (report.conversationId) return
    const isBuyerThere = (await repository.addresseeOf(tx, buyerId)) !== undefined
    const asked = await repository.conversationsOf(tx, [report.requestId])
    const vendorIds = asked.map(({ vendorId }) => vendorId)
    const takers = await recipientsOf(tx, { vendorIds, offerIds: [] })
    for (const { id: heldId, vendorId } of asked) {
      const conversation = await repository.lockConversation(tx, heldId)
      if (conversation?.status !== 'held') continue
      const isTaken = takers.some(({ _id }) => _id === vendorId)
      await (isBuyerThere && isTaken ? sendHeld : endHeld)(platform, tx, heldId)
    }
  })

async function sendHeld(platform: Platform, tx: Database, id: string) {
  const now = new Date()
  await repository.updateConversation(tx, id, {
    status: 'waiting',
    deliveredAt: now,
    lastMessageAt: now,
  })
  await tellSupplier(platform, tx, id, 'new')
  await tellBuyer(platform, tx, id, 'delivered')
}

/** One side left while it was looked at. To a buyer who was blocked nobody writes. */
async function endHeld(platform: Platform, tx: Database, id: string) {
  await repository.updateConversation(tx, id, {
    status: 'ended',
    endedAt: new Date(),
    endedBy: 'absence',
  })
  await tellBuyer(platform, tx, id, 'absent')
}
