import { TERMS_VERSION } from '#/domain/terms.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import type { Origin } from '#/platform/server/session.server.ts'
import { countLinkUse } from './attempts.server.ts'
import { nameOf, thanksMail } from './mail-job.server.ts'
import * as testimonies from './repository.server.ts'
import * as repository from './requests/repository.server.ts'
import { shownStatus } from './requests/status.ts'
import type { AnswerForm, LinkWire } from './schema.ts'

const UNKNOWN = 'Este link não vale mais.'
const CLOSED = 'Este pedido não espera mais resposta.'

/**
 * What the link of a mail is good for; looking changes nothing.
 * @throws AppError 404 for one that nobody was sent, or that another took the place of; TooManyAttempts
 */
export async function readLink(db: Database, secret: string, { ip }: Origin): Promise<LinkWire> {
  await countLinkUse(db, ip)
  const hash = hashSecret(secret)
  const request = await repository.requestOfLink(db, hash)
  if (request) return presentAsked(request)
  const given = await repository.testimonyOfLink(db, hash)
  if (!given) throw notFound(UNKNOWN)
  return {
    ...NOTHING,
    situacao: 'entregue',
    fornecedor: presentVendor(given.vendor),
    depoimento: { nome: given.personName, depoimento: given.statement },
  }
}

/**
 * Takes a customer's answer. The link is used up, and the customer's address is known to nobody but
 * the mail that thanks.
 * @throws AppError 409 for a link that is not good (any more); TooManyAttempts
 */
export async function answerRequest(
  { db, jobs }: Platform,
  secret: string,
  { nome, cargo, empresa, depoimento }: AnswerForm,
  { ip }: Origin,
): Promise<void> {
  await countLinkUse(db, ip)
  await db.transaction(async (tx) => {
    const { id, vendorId, offerId, email } = await requireOpen(tx, secret)
    const testimony = await testimonies.insertItem(tx, 'testimony', {
      vendorId,
      origin: 'customer',
      personName: nome,
      personRole: cargo,
      company: empresa,
      statement: depoimento,
      consentedAt: new Date(),
      consentVersion: TERMS_VERSION,
    })
    if (offerId) await testimonies.setSoftware(tx, 'testimony', testimony.id, [offerId])
    await repository.closeRequest(tx, id, { status: 'answered', testimonyId: testimony.id })
    await jobs.enqueue(tx, thanksMail, { testimonyId: testimony.id, to: email })
    await notify(tx, vendorId, 'testimony_answered')
  })
}

/**
 * Notes that a customer does not want to answer: this supplier does not ask again.
 * @throws AppError 409 for a link that is not good (any more); TooManyAttempts
 */
export async function declineRequest(db: Database, secret: string, { ip }: Origin): Promise<void> {
  await countLinkUse(db, ip)
  await db.transaction(async (tx) => {
    const { id, email } = await requireOpen(tx, secret)
    await repository.closeRequest(tx, id, { status: 'declined', declinedHash: hashSecret(email) })
  })
}

/**
 * Deletes a testimony by the link of its confirmation.
 * @throws AppError 409 for a link that is not good (any more); TooManyAttempts
 */
export async function withdrawTestimony(
  db: Database,
  secret: string,
  { ip }: Origin,
): Promise<void> {
  await countLinkUse(db, ip)
  await db.transaction(async (tx) => {
    const given = await repository.lockTestimonyOfLink(tx, hashSecret(secret))
    if (!given) throw new AppError(409, UNKNOWN)
    await repository.markWithdrawn(tx, given.id)
    await testimonies.deleteItem(tx, 'testimony', given.id)
    await notify(tx, given.vendorId, 'testimony_withdrawn')
    await dropPages(tx, [`vendor:${given.vendorId}`])
  })
}

async function requireOpen(tx: Database, secret: string) {
  const request = await repository.lockRequestOfLink(tx, hashSecret(secret))
  if (!request?.email) throw new AppError(409, CLOSED)
  return { ...request, email: request.email }
}

type Asked = NonNullable<Awaited<ReturnType<typeof repository.requestOfLink>>>

const NOTHING = { nome: '', mensagem: '', software: '', prazo: '', depoimento: null }

const presentVendor = ({ id, logoKey, ...names }: Asked['vendor']) => ({
  _id: id,
  nome: nameOf(names),
  logotipo: fileUrlOrEmpty(logoKey),
})

function situationOf(request: Asked): LinkWire['situacao'] {
  const status = shownStatus(request)
  if (status === 'cancelado') return 'indisponivel'
  if (status === 'retirado') return 'respondido'
  return status === 'aguardando' && !request.vendor.isVisible ? 'indisponivel' : status
}

function presentAsked(request: Asked): LinkWire {
  const situacao = situationOf(request)
  const closed = { ...NOTHING, situacao, fornecedor: presentVendor(request.vendor) }
  if (situacao !== 'aguardando') return closed
  return {
    ...closed,
    nome: request.customerName,
    mensagem: request.message ?? '',
    software: request.softwareName ?? '',
    prazo: request.expiresAt.toISOString(),
  }
}
