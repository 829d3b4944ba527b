import { DAY_MS } from '#/domain/durations.ts'
import { sameCompany } from '#/features/companies/corporate-email.server.ts'
import { requirePage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countAsking, countMail } from '../attempts.server.ts'
import { LINK_DAYS, REQUESTS_SHOWN } from '../limits.ts'
import { requestMail } from '../mail-job.server.ts'
import { presentRequest } from '../presenter.server.ts'
import type { RequestForm, RequestWire } from '../schema.ts'
import { requireOwnSoftware } from '../software.server.ts'
import * as repository from './repository.server.ts'
import { shownStatus } from './status.ts'

const NOT_PUBLISHED = 'Publique a página antes de pedir depoimentos.'
const OWN_COMPANY = 'Este e-mail é da própria empresa: peça o depoimento a um cliente.'
const DECLINED = 'Este cliente preferiu não responder, e não recebe outro pedido desta página.'
const OPEN = 'Já há um pedido a este e-mail que espera resposta.'
const CLOSED = 'Este pedido não espera mais resposta.'

const refuseEmail = (status: 400 | 409, message: string) =>
  new AppError(status, message, { email: message })

/** Requests of a supplier, the newest first. */
export const listRequests = async (db: Database, vendorId: string): Promise<RequestWire[]> =>
  (await repository.requestsOf(db, vendorId, REQUESTS_SHOWN)).map(presentRequest)

/**
 * Asks a customer for a testimony, by a mail with a link.
 * @returns the id of the request
 * @throws AppError 400 for an address of the company itself, 403, 404; 409 for a page that is not
 *   seen, a customer who declined and one who was asked already; TooManyAttempts
 */
export async function askForTestimony(
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  { nome, email, mensagem, software }: RequestForm,
): Promise<string> {
  const { vendor, adminIds } = await requirePage(db, viewer, vendorId)
  if (!vendor.isVisible) throw new AppError(409, NOT_PUBLISHED)
  const keepers = await repository.emailsOf(db, [...adminIds, viewer.id])
  if (isOwnAddress(email, [vendor.site, vendor.email, ...keepers]))
    throw refuseEmail(400, OWN_COMPANY)
  if (software) await requireOwnSoftware(db, vendorId, [software], 'software')
  if (await repository.hasDeclined(db, vendorId, hashSecret(email)))
    throw refuseEmail(409, DECLINED)
  await countAsking(db, vendorId, email)
  return db.transaction(async (tx) => {
    const requestId = await repository.insertRequest(tx, {
      vendorId,
      customerName: nome,
      email,
      message: mensagem || null,
      offerId: software || null,
      expiresAt: new Date(Date.now() + LINK_DAYS * DAY_MS),
    })
    if (!requestId) throw refuseEmail(409, OPEN)
    await countMail(tx, requestId)
    await jobs.enqueue(tx, requestMail, { requestId })
    return requestId
  })
}

/** Nobody speaks for themselves as their own customer. @param known addresses and sites of the company */
const isOwnAddress = (email: string, known: (string | null)[]) =>
  known.some((address) => address?.toLowerCase() === email || sameCompany(email, address))

/**
 * Mails the link of a request again; the one before is dead from then on.
 * @throws AppError 403, 404; 409 for one that is closed; TooManyAttempts
 */
export async function resendRequest(
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  id: string,
): Promise<void> {
  const { vendor } = await requirePage(db, viewer, vendorId)
  if (!vendor.isVisible) throw new AppError(409, NOT_PUBLISHED)
  await db.transaction(async (tx) => {
    const request = await requireOpen(tx, vendorId, id)
    await countMail(tx, id)
    await countAsking(tx, vendorId, request.email ?? '')
    await jobs.enqueue(tx, requestMail, { requestId: id })
  })
}

/** @throws AppError 404; 409 for one that is closed */
export async function cancelRequest(db: Database, vendorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await requireOpen(tx, vendorId, id)
    await repository.closeRequest(tx, id, { status: 'cancelled' })
  })
}

async function requireOpen(tx: Database, vendorId: string, id: string) {
  const request = await repository.lockRequest(tx, vendorId, id)
  if (!request) throw notFound('Pedido não encontrado.')
  if (shownStatus(request) !== 'aguardando') throw new AppError(409, CLOSED)
  return request
}
