import { giveOwnToPage } from '#/features/catalogue/offers/record.server.ts'
import { servesOthers } from '#/features/companies/policy.ts'
import { forgetDomains, lockPage, missingVendor } from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { makeAdministrator } from '#/features/vendors/control.server.ts'
import type { PageGiving } from '#/features/vendors/desk/giving.ts'
import { VENDOR_SUBJECT } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { administratorMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import { makeInactive } from './service.server.ts'

const NOBODY = 'Nenhuma conta que possa entrar tem este e-mail, confirmado.'
const UNKEPT =
  'Nenhuma empresa mantém esta página. Quem é da empresa pode assumi-la com “Solicitar controle da página”.'
const OWN = 'Outra pessoa da administração entrega uma página a você.'
const ALONE = 'Esta conta já administra a página, sozinha.'

/**
 * An Admin gives a page to an account, in place of all who administer it: catalogue and advertisements
 * go along. Whom it is given to did not ask: they act by their own wish once they change anything.
 * @throws AppError 404; 400 by the field `email` for who has no account that can act; 409 for a page
 *   that no company keeps, for who administers it alone already, and for an Admin's own account: nobody lets themself
 *   in where customers write to a supplier
 */
export const givePage = (
  { db, jobs }: Platform,
  admin: Viewer,
  vendorId: string,
  { email, reason }: PageGiving,
) =>
  db.transaction(async (tx) => {
    // The account before its pages, as who removes it locks them.
    const person = await repository.heldWithEmail(tx, email)
    const page = await lockPage(tx, vendorId)
    if (!page) throw missingVendor()
    if (!page.vendor.isAssociated) throw new AppError(409, UNKEPT)
    if (!person) throw new AppError(400, NOBODY, { email: NOBODY })
    if (!servesOthers(admin, { personId: person.id })) throw new AppError(409, OWN, { email: OWN })
    const former = page.adminIds.filter((id) => id !== person.id)
    const isNew = former.length === page.adminIds.length
    if (!isNew && former.length === 0) throw new AppError(409, ALONE, { email: ALONE })
    await makeAdministrator(tx, vendorId, person.id, false)
    const software = await giveOwnToPage(tx, vendorId, former)
    for (const id of former) await makeInactive(tx, jobs, admin, vendorId, id, 'moved')
    // Who leaves may still read mail there, which would give them the page again at once.
    if (former.length > 0) await forgetDomains(tx, vendorId)
    if (isNew)
      await notify(tx, vendorId, 'administrator_added', { personId: person.id, actorId: admin.id })
    await jobs.enqueue(tx, administratorMail, {
      vendorId,
      userId: person.id,
      occasion: 'received',
    })
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'givePage',
      subjectKind: VENDOR_SUBJECT,
      subjectId: vendorId,
      detail: { reason, userId: person.id, software: software.length },
    })
    await dropPages(
      tx,
      software.map((id): CacheTag => `offer:${id}`),
    )
  })
