import { notifySellers } from '#/features/notifications/notify.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { offerTags } from '../offers/edits.server.ts'
import { lockOffer } from '../offers/record.server.ts'
import { forgetName, updateOffer } from '../offers/repository.server.ts'
import { type OfferState, offerState } from '../offers/state.ts'
import { presentOffer } from '../presenter.server.ts'
import type { DeskOffer } from './desk.tsx'
import type { NameWithdrawal } from './former-name.ts'
import * as desk from './repository.server.ts'

/** What the audit trail calls an offer. */
const OFFER_SUBJECT = 'offer'

export function presentDeskOffer(row: desk.DeskOfferRow): DeskOffer {
  const { _id, tipo, name, fabricante, category, rating, ratingCount } = presentOffer(row)
  return {
    _id,
    tipo,
    name,
    fabricante,
    category,
    state: offerState(row),
    fornecedores: row.vendors,
    rating,
    ratingCount,
    nomesAnteriores: row.formerNames,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Why an offer is not hidden, or not shown, now. */
const STANDS_AT: Record<OfferState, string> = {
  published: 'Esta página já está no ar.',
  suspended: 'Esta página já foi ocultada pela administração.',
  hidden: 'Este serviço aparece quando a página do fornecedor está no ar.',
}

/**
 * Takes an offer off the site until an Admin shows it again. Those who may edit it go on doing so.
 * @param reason for the audit trail
 * @throws AppError 404; 409 for an offer that is not seen
 */
export const suspendOffer = (db: Database, admin: Viewer, id: string, reason: string) =>
  change(db, admin, id, { action: 'hide', reason, from: 'published' }, () => ({
    isVisible: false,
    suspendedAt: new Date(),
  }))

/**
 * Shows an offer again that an Admin took off the site; a service as far as its supplier's page is
 * seen.
 * @param reason for the audit trail
 * @throws AppError 404; 409 for any other offer
 */
export const restoreOffer = (db: Database, admin: Viewer, id: string, reason: string) =>
  change(db, admin, id, { action: 'show', reason, from: 'suspended' }, (isShown) => ({
    isVisible: isShown,
    suspendedAt: null,
  }))

/**
 * Takes away what an offer was called before, as an insult or another's name; readers go on seeing that it had another
 * name.
 * @throws AppError 404; 409 for what is none of its former names (any more)
 */
export const withdrawName = (
  db: Database,
  admin: Viewer,
  id: string,
  { nome, reason }: NameWithdrawal,
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await lockOffer(tx, id)
    if (!found) throw notFound('Oferta não encontrada.')
    if (!(await forgetName(tx, id, nome)))
      throw new AppError(409, 'Este não é mais um nome anterior da página. Atualize a lista.')
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'withdrawName',
      subjectKind: OFFER_SUBJECT,
      subjectId: id,
      detail: { reason, name: nome },
    })
    await dropPages(tx, [`offer:${id}`])
  })

interface Decision {
  action: 'hide' | 'show'
  reason: string
  /** The state that it leaves. */
  from: OfferState
}

async function change(
  db: Database,
  admin: Viewer,
  id: string,
  { action, reason, from }: Decision,
  /** @param isShown whether it is seen unless an Admin says no */
  decide: (isShown: boolean) => { isVisible: boolean; suspendedAt: Date | null },
): Promise<DeskOffer> {
  return db.transaction(async (tx) => {
    // Pages before offers, as everybody locks them.
    const isSold = await desk.isSoldInSight(tx, id)
    const found = await lockOffer(tx, id)
    if (!found) throw notFound('Oferta não encontrada.')
    const state = offerState(found.offer)
    if (state !== from) throw new AppError(409, STANDS_AT[state])
    await updateOffer(tx, id, decide(isSold || found.offer.kind === 'software'))
    await recordAudit(tx, {
      actorId: admin.id,
      action,
      subjectKind: OFFER_SUBJECT,
      subjectId: id,
      detail: { reason },
    })
    const kind = action === 'hide' ? 'offer_suspended' : 'offer_restored'
    await notifySellers(tx, id, kind, { actorId: admin.id })
    await dropPages(tx, ['categories', ...offerTags(found)])
    const row = await desk.deskOfferRow(tx, id)
    if (!row) throw new Error(`offer ${id} is not there`)
    return presentDeskOffer(row)
  })
}
