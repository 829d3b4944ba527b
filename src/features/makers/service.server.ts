import { isSameName } from '#/domain/company-name.ts'
import { offerTags } from '#/features/catalogue/offers/edits.server.ts'
import { giveToMaker, lockOffer } from '#/features/catalogue/offers/record.server.ts'
import { provenNames, requireConfirmed } from '#/features/companies/confirmation.server.ts'
import { ownDomain } from '#/features/companies/corporate-email.server.ts'
import {
  findPage,
  lockManagedPage,
  lockPage,
  lockPageByCnpj,
  type ManagedPage,
  missingVendor,
  provenDomains,
  requireOthers,
} from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { linkAsMaker } from '#/features/vendors/products/service.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { makerMail } from './jobs.server.ts'
import { CANDIDATES_MAX } from './limits.ts'
import * as repository from './repository.server.ts'
import type { MakerCandidate } from './schema.ts'

/** Each may take a software from who put it in, or fill the Admins' queue. */
const ASKED: Limit = { name: 'maker:ask', attempts: 30, durationSeconds: 60 * 60 }

const UNCONFIRMED = 'Confirme o cadastro da empresa antes de pedir os softwares dela.'
const WAITS = 'Seu pedido deste software já espera a conferência da nossa equipe.'
const OWNED = 'Você já edita este software.'
const NO_PAGE = 'Nenhuma página tem este CNPJ.'
const NOT_CONFIRMED = 'O cadastro desta empresa ainda não foi confirmado.'
const NOBODY = 'Ninguém administra esta página.'
const KEPT = 'Esta empresa já edita este software.'
const TOO_LATE = 'Este pedido já foi decidido.'

interface Made {
  manufacturer: string | null
  site: string | null
}

/** Whether the maker that a software names is a company, by what the company has proven. */
async function isMadeBy(db: Database, { vendor }: ManagedPage, offer: Made): Promise<boolean> {
  const { manufacturer, site } = offer
  if (manufacturer && provenNames(vendor).some((name) => isSameName(name, manufacturer)))
    return true
  const domain = site && ownDomain(site)
  return Boolean(domain) && (await provenDomains(db, vendor.id)).includes(domain as string)
}

/** Software that others put into the catalogue, which the maker who asks may look after. */
export async function makerCandidates(
  db: Database,
  vendorId: string,
  query: string,
): Promise<MakerCandidate[]> {
  const page = await findPage(db, vendorId)
  if (!page) throw missingVendor()
  const names = provenNames(page.vendor)
  const rows = await repository.candidates(db, { vendorId, query, names, limit: CANDIDATES_MAX })
  const isConfirmed = page.vendor.unconfirmedSince === null
  return Promise.all(
    rows.map(async (row) => ({
      _id: row.id,
      name: row.name,
      fabricante: row.manufacturer ?? '',
      naHora: isConfirmed && !row.isKept && (await isMadeBy(db, page, row)),
      conferindo: row.isWaiting,
      motivo: row.isWaiting ? '' : (row.refusal ?? ''),
    })),
  )
}

/**
 * Asks for a software as its maker. Where the name or the domain of its maker is the company's own, and
 * no other confirmed company looks after it, that is given at once; else an Admin decides.
 * @throws AppError 403, 404; 409 for a page that is not confirmed, for a software that is theirs, and
 *   while a wish for it waits; TooManyAttempts
 */
export async function askForOffer(
  platform: Platform,
  viewer: Viewer,
  vendorId: string,
  offerId: string,
): Promise<'granted' | 'waiting'> {
  await countAttempt(platform.db, ASKED, viewer.id)
  return platform.db.transaction(async (tx) => {
    const page = await lockManagedPage(tx, viewer, vendorId)
    requireConfirmed(page.vendor, UNCONFIRMED)
    const found = await lockOffer(tx, offerId)
    if (!found?.offer.isVisible || found.offer.kind !== 'software')
      throw notFound('Software não encontrado.')
    if (found.ownerIds.some((id) => page.adminIds.includes(id))) throw new AppError(409, OWNED)
    const isGiven =
      (await isMadeBy(tx, page, found.offer)) &&
      !(await repository.isKeptByCompany(tx, offerId, vendorId))
    const claim = { offerId, vendorId, userId: viewer.id }
    if (!isGiven) {
      if (!(await repository.openClaim(tx, claim))) throw new AppError(409, WAITS)
      return 'waiting'
    }
    await repository.grantAtOnce(tx, claim)
    await give(platform, tx, page, found, viewer.id)
    const subject = { subjectKind: 'offer', subjectId: offerId }
    await recordAudit(tx, { actorId: viewer.id, action: 'giveToMaker', ...subject })
    return 'granted'
  })
}

type LockedOffer = NonNullable<Awaited<ReturnType<typeof lockOffer>>>

/** Who administers the maker's page, whoever that is, edits the software in place of who put it in. */
async function give(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  { vendor, adminIds }: ManagedPage,
  found: LockedOffer,
  actorId: string,
) {
  const { id: offerId } = found.offer
  const former = found.ownerIds.filter((id) => !adminIds.includes(id))
  await giveToMaker(tx, offerId, vendor.id)
  await linkAsMaker(tx, vendor.id, offerId)
  for (const userId of former)
    await jobs.enqueue(tx, makerMail, { userId, offerId, vendorId: vendor.id, occasion: 'taken' })
  for (const pageId of await repository.pagesOf(tx, former))
    if (found.vendorIds.includes(pageId) && pageId !== vendor.id)
      await notify(tx, pageId, 'offer_taken', { offerId })
  await notify(tx, vendor.id, 'offer_given', { offerId, actorId })
  await dropPages(tx, [...offerTags(found), `vendor:${vendor.id}`])
}

/**
 * An Admin gives a software to a company, whoever edits it now; wishes for it stay to be decided.
 * @param cnpj bare
 * @throws AppError 404 for the software; 400 by the field `cnpj` for a company without a page, 409 for
 *   one that is not confirmed, that nobody administers, or that edits the software already; 403 for the Admin's own
 */
export const giveOffer = (
  platform: Platform,
  admin: Viewer,
  offerId: string,
  { cnpj, reason }: { cnpj: string; reason: string },
) =>
  platform.db.transaction(async (tx) => {
    // Pages before offers, as everybody locks them.
    const page = await lockPageByCnpj(tx, cnpj)
    if (!page) throw new AppError(400, NO_PAGE, { cnpj: NO_PAGE })
    await requireOthers(tx, admin, page.vendor.id)
    requireConfirmed(page.vendor, NOT_CONFIRMED)
    if (page.adminIds.length === 0) throw new AppError(409, NOBODY)
    const found = await lockOffer(tx, offerId)
    if (found?.offer.kind !== 'software') throw notFound('Software não encontrado.')
    if (found.ownerIds.some((id) => page.adminIds.includes(id))) throw new AppError(409, KEPT)
    await give(platform, tx, page, found, admin.id)
    for (const userId of page.adminIds)
      await platform.jobs.enqueue(tx, makerMail, {
        userId,
        offerId,
        vendorId: page.vendor.id,
        occasion: 'assigned',
      })
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'giveToMaker',
      subjectKind: 'offer',
      subjectId: offerId,
      detail: { reason, vendorId: page.vendor.id },
    })
  })

/**
 * An Admin gives a software to the maker that asked for it.
 * @throws AppError 403 for a company of their own; 404; 409 when that was decided, or the page speaks for nobody any more
 */
export const approveClaim = (platform: Platform, admin: Viewer, id: string) =>
  decide(platform, admin, id, { status: 'granted' }, async (tx, claim, page) => {
    await requireOthers(tx, admin, claim.vendorId)
    requireConfirmed(page.vendor, UNCONFIRMED)
    if (page.adminIds.length === 0) throw new AppError(409, NOBODY)
    const found = await lockOffer(tx, claim.offerId)
    if (!found) throw notFound('Software não encontrado.')
    await give(platform, tx, page, found, admin.id)
  })

/** @throws AppError 404; 409 when that was decided */
export const refuseClaim = (platform: Platform, admin: Viewer, id: string, reason: string) =>
  decide(platform, admin, id, { status: 'refused', reason }, async (tx, { offerId, vendorId }) => {
    await notify(tx, vendorId, 'offer_claim_refused', {
      offerId,
      actorId: admin.id,
      data: { reason },
    })
  })

/** Pages before offers, and these before their wishes, as everybody locks them. */
const decide = (
  { db, jobs }: Platform,
  admin: Viewer,
  id: string,
  decision: { status: 'granted' | 'refused'; reason?: string },
  act: (tx: Database, claim: repository.ClaimRow, page: ManagedPage) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    const claim = await repository.findClaim(tx, id)
    const page = claim && (await lockPage(tx, claim.vendorId))
    if (!claim || !page) throw notFound('Pedido não encontrado.')
    const { userId, offerId, vendorId } = claim
    await act(tx, claim, page)
    if (!(await repository.decideClaim(tx, id, decision))) throw new AppError(409, TOO_LATE)
    const { status, reason } = decision
    const occasion = status === 'granted' ? 'given' : 'refused'
    await jobs.enqueue(tx, makerMail, { userId, offerId, vendorId, occasion, reason })
    await recordAudit(tx, {
      actorId: admin.id,
      action: status === 'granted' ? 'giveToMaker' : 'refuseMaker',
      subjectKind: 'offer',
      subjectId: offerId,
      detail: reason === undefined ? {} : { reason },
    })
  })
