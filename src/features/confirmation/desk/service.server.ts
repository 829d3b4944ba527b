import { isDeepStrictEqual } from 'node:util'
import type { VendorRow } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { webAddress } from '#/domain/web-address.ts'
import { isConfirmed } from '#/features/companies/confirmation.server.ts'
import {
  lockPage,
  type ManagedPage,
  missingVendor,
  requireOthers,
  updatePage,
} from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { VENDOR_SUBJECT } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { REFUSAL_DAYS } from '../limits.ts'
import * as steps from '../repository.server.ts'
import { markConfirmed, writeTo } from '../service.server.ts'
import { confirmationState } from '../state.ts'
import type { UnconfirmedPage } from './desk.tsx'
import * as repository from './repository.server.ts'

const CHANGED = 'A empresa mudou os dados da página enquanto você os lia. Confira de novo.'

const identityOf = (row: Pick<VendorRow, 'razaoSocial' | 'nomeFantasia' | 'cnpj' | 'site'>) => ({
  razaoSocial: row.razaoSocial,
  nomeFantasia: row.nomeFantasia ?? '',
  cnpj: row.cnpj,
  site: webAddress(row.site),
})

export const presentUnconfirmed = (row: repository.UnconfirmedRow): UnconfirmedPage => ({
  _id: row.id,
  ...identityOf(row),
  situacao: confirmationState(row, row),
  email: row.provenAt ? (row.email ?? '') : '',
  prazo: row.provenAt ? '' : (row.confirmBy?.toISOString() ?? ''),
  desde: row.unconfirmedSince?.toISOString() ?? '',
  visivel: row.isVisible,
  admins: row.admins,
})

/**
 * Confirms a page by an Admin's word, and with it the mailbox that was proven.
 * @param read what the Admin read of the page
 * @throws AppError 403 for a page of their own; 404; 409 when it is confirmed already, or says something else by now
 */
export const confirm = (
  platform: Platform,
  admin: Viewer,
  id: string,
  read?: ReturnType<typeof identityOf>,
) =>
  decide(platform, admin, id, 'confirm', async (tx, page, proven) => {
    await requireOthers(tx, admin, id)
    if (read && !isDeepStrictEqual(read, identityOf(page.vendor))) throw new AppError(409, CHANGED)
    const proof = proven ? ({ mailbox: proven, by: 'admin' } as const) : undefined
    await markConfirmed(platform, tx, page, proof, admin.id)
    return {}
  })

/**
 * Leaves a page unconfirmed; its administrators read why, and have some days to prove another mailbox.
 * @throws AppError 404; 409 when it is confirmed already
 */
export const refuse = (platform: Platform, admin: Viewer, id: string, reason: string) =>
  decide(platform, admin, id, 'leaveUnconfirmed', async (tx, { vendor }) => {
    await steps.turnDown(tx, id, reason)
    const atLeast = new Date(Date.now() + REFUSAL_DAYS * DAY_MS)
    if (vendor.confirmBy && vendor.isVisible && vendor.confirmBy < atLeast)
      await updatePage(tx, id, { confirmBy: atLeast })
    await notify(tx, id, 'confirmation_refused', { actorId: admin.id, data: { reason } })
    await writeTo(platform, tx, id, 'refused')
    return { reason }
  })

/** @throws AppError 404; 409 when it is confirmed already */
export const remind = (platform: Platform, admin: Viewer, id: string) =>
  decide(platform, admin, id, 'remind', async (tx) => {
    await steps.noteReminder(tx, id)
    await writeTo(platform, tx, id, 'reminder')
    return {}
  })

/** Of several decisions at once, the first finds the page unconfirmed. */
async function decide(
  { db }: Platform,
  admin: Viewer,
  id: string,
  action: string,
  act: (
    tx: Database,
    page: ManagedPage,
    /** The mailbox that is proven, if any. */
    proven: string | undefined,
  ) => Promise<Record<string, unknown>>,
): Promise<UnconfirmedPage> {
  await db.transaction(async (tx) => {
    const page = await lockPage(tx, id)
    if (!page) throw missingVendor()
    if (isConfirmed(page.vendor))
      throw new AppError(409, 'O cadastro desta página já está confirmado.')
    const found = await steps.stepsOf(tx, id)
    const proven = found?.provenAt ? (found.email ?? undefined) : undefined
    const detail = await act(tx, page, proven)
    const subject = { subjectKind: VENDOR_SUBJECT, subjectId: id }
    await recordAudit(tx, { actorId: admin.id, action, ...subject, detail })
  })
  const row = await repository.unconfirmedRow(db, id)
  if (!row) throw missingVendor()
  return presentUnconfirmed(row)
}
