import { createOffer, findOfferOfVendor } from '#/features/catalogue/offers/creation.server.ts'
import { type SentFiles, storeFiles } from '#/features/catalogue/offers/pictures.server.ts'
import {
  anyOffer,
  lockOffer,
  noteMaker,
  showOffer,
} from '#/features/catalogue/offers/record.server.ts'
import type { OfferForm } from '#/features/catalogue/offers/schema.ts'
import type { CatalogueCard, OfferWire } from '#/features/catalogue/schema.ts'
import { isConfirmed, refuseToLink } from '#/features/companies/confirmation.server.ts'
import { canConfirmResale } from '#/features/companies/policy.ts'
import {
  keepsOrKept,
  lockManagedPage,
  lockPage,
  missingVendor,
} from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { VENDOR_SUBJECT } from '../pages.server.ts'
import * as repository from './repository.server.ts'
import type { Resale } from './schema.ts'

/**
 * Adds an offer to a supplier's catalogue. One that the supplier has already, as when an answer was
 * lost and the form sent again, is answered as it is.
 * @throws AppError 400, 403, 404, 415; 409 for a software of the catalogue that it does not sell,
 *   and for another offer of a name that it sells
 */
export async function addProduct(
  { db, files }: Platform,
  viewer: Viewer,
  vendorId: string,
  form: OfferForm,
  sent: SentFiles,
): Promise<OfferWire> {
  return changeFiles(files, async (changes) => {
    const stored = await storeFiles(changes, sent)
    return db.transaction(async (tx) => {
      const { vendor } = await lockManagedPage(tx, viewer, vendorId)
      const known = await findOfferOfVendor(tx, vendorId, form)
      if (known) {
        const offer = await anyOffer(tx, known)
        if (!isSame(offer, form)) throw alreadySold(form)
        changes.remove(...changes.added)
        return offer
      }
      // A service is seen as long as the page of its supplier is.
      const isVisible = form.tipo === 'Software' || vendor.isVisible
      const mayPick = isConfirmed(vendor) || viewer.role === 'admin'
      const id = await createOffer(tx, viewer, form, stored, { isVisible, mayPick })
      await repository.linkOffer(tx, vendorId, id, 'own')
      await dropPages(tx, ['offers', 'categories', `vendor:${vendorId}`, `offer:${id}`])
      return anyOffer(tx, id)
    })
  })
}

/** Whether a form says of an offer what is known of it, apart from its name and maker. */
const isSame = (offer: OfferWire, form: OfferForm) =>
  offer.description === form.description &&
  (form.tipo === 'Software'
    ? offer.slogan === form.slogan
    : offer.subCategoria === form.subCategoria)

function alreadySold({ tipo }: OfferForm) {
  const message =
    tipo === 'Software'
      ? 'Este software já está na página.'
      : 'Já há um serviço com este nome na página.'
  return new AppError(409, message, { name: message })
}

/**
 * Lets a supplier sell a software of the catalogue, or again a service of its own; a second time
 * changes nothing.
 * @throws AppError 403, 404; 409 for what others put into the catalogue, while the page is not confirmed
 */
export async function linkProduct(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  offerId: string,
): Promise<OfferWire> {
  return db.transaction(async (tx) => {
    const { vendor } = await lockManagedPage(tx, viewer, vendorId)
    const found = await lockOffer(tx, offerId)
    const isLinked = found?.vendorIds.includes(vendorId)
    const isMine = viewer.role === 'admin' || found?.ownerIds.includes(viewer.id)
    if (!found || (found.offer.kind === 'software' && !found.offer.isVisible && !isLinked))
      throw notFound('Software não encontrado.')
    if (!isLinked && !isMine) refuseToLink(vendor)
    if (found.offer.kind === 'service' && !isLinked) {
      if (!isMine || found.vendorIds.length > 0)
        throw new AppError(403, 'Este serviço é de outro fornecedor.')
      await showOffer(tx, offerId, vendor.isVisible)
    }
    if (!isLinked) {
      const isTheirs = await keepsOrKept(tx, vendorId, viewer.id)
      await repository.linkOffer(tx, vendorId, offerId, originOf(found, isTheirs, viewer))
      await dropPages(tx, ['offers', `vendor:${vendorId}`, `offer:${offerId}`])
    }
    return anyOffer(tx, offerId)
  })
}

/** Of a supplier is what its people registered; what an Admin adds who is none of them, nor was, they did not choose. */
function originOf(
  { offer, ownerIds }: { offer: { kind: string }; ownerIds: string[] },
  isTheirs: boolean,
  { id }: Viewer,
) {
  if (offer.kind === 'service' || ownerIds.includes(id)) return 'own'
  return isTheirs ? 'chosen' : 'assigned'
}

/**
 * Takes an offer out of a supplier's catalogue; a second time changes nothing. A service, which
 * nobody else sells, is hidden. A software of its own stays its own, so that its people do not review it meanwhile.
 * @throws AppError 403, 404
 */
export async function unlinkProduct(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  offerId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockManagedPage(tx, viewer, vendorId)
    const found = await lockOffer(tx, offerId)
    if (!found) throw notFound('Software não encontrado.')
    if (!found.vendorIds.includes(vendorId)) return
    const origins = await repository.originsOf(tx, vendorId, [offerId])
    const isOwn = found.offer.kind === 'software' && origins.get(offerId) === 'own'
    if (isOwn && (await keepsOrKept(tx, vendorId, viewer.id)))
      await noteMaker(tx, offerId, vendorId)
    await repository.unlinkOffer(tx, vendorId, offerId)
    if (found.offer.kind === 'service') await showOffer(tx, offerId, false)
    await dropPages(tx, ['offers', `vendor:${vendorId}`, `offer:${offerId}`])
  })
}

const NOT_THERE = 'O software não está no catálogo desta página.'
const OWN_PAGE =
  'Você administra ou já administrou esta página: outra pessoa da administração decide.'
const SETTLED = 'Não há o que mudar: confira como o software está no catálogo.'

/**
 * An Admin says that a supplier sells what it added to its catalogue, or takes that back (decision 84).
 * @throws AppError 403 for who administers the page, or did; 404; 409 for what is its own, what an Admin added, and what is so already
 */
export const confirmResale = (
  db: Database,
  admin: Viewer,
  vendorId: string,
  { software: offerId, confirmada: isConfirmed }: Resale,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockPage(tx, vendorId))) throw missingVendor()
    if (!canConfirmResale(admin, await keepsOrKept(tx, vendorId, admin.id)))
      throw new AppError(403, OWN_PAGE)
    const found = await lockOffer(tx, offerId)
    if (!found?.vendorIds.includes(vendorId)) throw notFound(NOT_THERE)
    if (!(await repository.setConfirmed(tx, vendorId, offerId, isConfirmed)))
      throw new AppError(409, SETTLED)
    await recordAudit(tx, {
      actorId: admin.id,
      action: isConfirmed ? 'confirmResale' : 'unconfirmResale',
      subjectKind: VENDOR_SUBJECT,
      subjectId: vendorId,
      detail: { offerId },
    })
    await notify(tx, vendorId, isConfirmed ? 'resale_confirmed' : 'resale_unconfirmed', {
      offerId,
      actorId: admin.id,
    })
  })

/** How each origin of a link is called on the wire. */
const SALES = {
  own: 'propria',
  chosen: 'declarada',
  assigned: 'incluida',
  confirmed: 'confirmada',
} as const satisfies Record<repository.LinkOrigin, CatalogueCard['venda']>

/** What a supplier sells, with how each came to be there, for a person who manages its page. */
export async function withSale(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  cards: CatalogueCard[],
): Promise<CatalogueCard[]> {
  const [origins, isTheirs] = await Promise.all([
    repository.originsOf(
      db,
      vendorId,
      cards.map(({ id }) => id),
    ),
    keepsOrKept(db, vendorId, viewer.id),
  ])
  const mayDecide = canConfirmResale(viewer, isTheirs)
  return cards.map((card) => {
    const origin = origins.get(card.id)
    const isResale = origin === 'chosen' || origin === 'confirmed'
    return { ...card, venda: origin && SALES[origin], decideVenda: mayDecide && isResale }
  })
}

/** Gives a supplier a software as its maker, within a transaction of another feature. */
export const { linkAsMaker } = repository
