import { requireOthers } from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import type { DeskAdvertisement } from './desk/schema.ts'
import { advertisementMail } from './mail-job.server.ts'
import { presentAdvertisement, versionOf } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import { showOnSite, withdrawFromSite } from './standing.server.ts'
import { STATE_WORDS } from './state-names.ts'
import { type AdvertisementState, stateAfter } from './states.ts'

/** What the audit trail calls an advertisement. */
const ADVERTISEMENT_SUBJECT = 'advertisement'

export const presentDeskAdvertisement = (row: repository.ToldAdvertisement): DeskAdvertisement => ({
  ...presentAdvertisement(row),
  fornecedor: { _id: row.vendorId, nome: row.company, visivel: row.isPageSeen },
})

const OTHER_BY_NOW =
  'Esta publicidade mudou depois que você a abriu. Confira como ela está antes de aprovar.'

/**
 * Puts an advertisement on the site for its days.
 * @param version that the Admin read
 * @throws AppError 403 for one's own company; 404; 409 where it does not wait for an Admin (any more), is another one by
 *   now, or its last day is over
 */
export const approveAdvertisement = (
  platform: Platform,
  admin: Viewer,
  id: string,
  version: string,
) =>
  decide(platform, admin, id, async (tx, before) => {
    await requireOthers(tx, admin, before.vendorId)
    const status = move(before, 'approval')
    if (versionOf(before) !== version) throw new AppError(409, OTHER_BY_NOW)
    await repository.updateAdvertisement(tx, id, { status, refusal: '' })
    await showOnSite(platform, tx, before)
    await tell(tx, before, 'advertisement_approved')
    return { action: 'approve' }
  })

/**
 * Refuses an advertisement that waits for an Admin.
 * @param reason shown to those who administer the page
 * @throws AppError 404; 409 where it does not wait for an Admin (any more)
 */
export const refuseAdvertisement = (
  platform: Platform,
  admin: Viewer,
  id: string,
  reason: string,
) => refuse(platform, admin, id, { from: 'awaiting_review', action: 'refuse', reason })

/**
 * Takes an advertisement that runs off the site.
 * @param reason shown to those who administer the page
 * @throws AppError 404; 409 where it does not run (any more)
 */
export const withdrawAdvertisement = (
  platform: Platform,
  admin: Viewer,
  id: string,
  reason: string,
) => refuse(platform, admin, id, { from: 'running', action: 'withdraw', reason })

interface Refusal {
  /** As the Admin saw it: what another one approved meanwhile is not taken off by a refusal. */
  from: AdvertisementState
  action: string
  reason: string
}

const refuse = (platform: Platform, admin: Viewer, id: string, { from, action, reason }: Refusal) =>
  decide(platform, admin, id, async (tx, before) => {
    if (before.status !== from) throw decidedAlready(before)
    await repository.updateAdvertisement(tx, id, {
      status: move(before, 'refusal'),
      refusal: reason,
    })
    await withdrawFromSite(tx, id)
    await tell(tx, before, 'advertisement_refused', { reason })
    return { action, detail: { reason } }
  })

/** @throws AppError 409, with how it stands, when that cannot happen to it (any more) */
function move(advertisement: repository.AdvertisementRow, event: 'approval' | 'refusal') {
  const next = stateAfter(advertisement.status, event)
  if (!next) throw decidedAlready(advertisement)
  return next
}

const decidedAlready = ({ status }: repository.AdvertisementRow) =>
  new AppError(409, `A situação desta publicidade já é outra: ${STATE_WORDS[status].name}.`)

interface Decision {
  action: string
  detail?: Record<string, unknown>
}

/** Of several decisions at once, one finds the advertisement undecided. Who made it is noted. */
const decide = (
  platform: Platform,
  admin: Viewer,
  id: string,
  act: (tx: Database, advertisement: repository.AdvertisementRow) => Promise<Decision>,
): Promise<DeskAdvertisement> =>
  platform.db.transaction(async (tx) => {
    const before = await repository.lockAdvertisement(tx, id)
    if (!before) throw notFound('Publicidade não encontrada.')
    const decision = await act(tx, before)
    await recordAudit(tx, {
      actorId: admin.id,
      subjectKind: ADVERTISEMENT_SUBJECT,
      subjectId: id,
      ...decision,
    })
    await tellKeepers(platform, tx, before)
    const after = await repository.advertisementRow(tx, id)
    if (!after) throw new Error(`advertisement ${id} is not there`)
    return presentDeskAdvertisement(after)
  })

const tell = (
  tx: Database,
  { vendorId, name }: repository.AdvertisementRow,
  kind: 'advertisement_approved' | 'advertisement_refused',
  said: { reason?: string } = {},
) => notify(tx, vendorId, kind, { data: { name, ...said } })

/** Mails those who administer the page what was decided. */
async function tellKeepers(
  { jobs }: Platform,
  tx: Database,
  { id, vendorId }: repository.AdvertisementRow,
) {
  for (const userId of await repository.adminIdsOf(tx, vendorId))
    await jobs.enqueue(tx, advertisementMail, { advertisementId: id, userId })
}
