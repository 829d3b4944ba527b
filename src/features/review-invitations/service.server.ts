import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#/domain/durations.ts'
import { requireConfirmed } from '#/features/companies/confirmation.server.ts'
import { sameCompany } from '#/features/companies/corporate-email.server.ts'
import { lockManagedPage, type ManagedPage } from '#/features/companies/service.server.ts'
import { invitedHash } from '#/features/reviews/invited.server.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { drawn, readList } from './addresses.server.ts'
import { DECLARATION } from './declaration.ts'
import { invitationMail } from './jobs.server.ts'
import {
  INVITABLE_MAX,
  INVITATION_DAYS,
  INVITATIONS_SHOWN,
  LINKS_MAX,
  LINKS_PER_DAY,
  LISTS_PER_DAY,
} from './limits.ts'
import { invitedPath } from './links.ts'
import { nameOf } from './names.server.ts'
import * as repository from './repository.server.ts'
import type {
  BegunInvitation,
  Invitable,
  InvitationWire,
  InvitedWire,
  NewInvitation,
} from './schema.ts'
import { stoppedBy } from './stopping.server.ts'

const UNCONFIRMED = 'Confirme o cadastro da empresa antes de convidar clientes.'
const NOT_PUBLISHED = 'Publique a página antes de convidar clientes.'
const NOT_SOLD = 'Escolha um software ou serviço publicado desta página.'
const NOT_CONFIRMED =
  'Este software é de outra empresa. Para convidar clientes a avaliá-lo, peça à equipe da Praça que confirme a revenda.'
const TOO_MANY_LINKS = `Já há ${LINKS_MAX} links valendo. Encerre um antes de criar outro.`

const LISTS: Limit = {
  name: 'invitations:vendor',
  attempts: LISTS_PER_DAY,
  durationSeconds: 24 * 60 * 60,
  advice: 'Cada página envia uma lista por dia, para que todos os clientes estejam nela.',
}

/** Those that ended are kept for long: one after the other would fill the table. */
const LINKS: Limit = {
  name: 'invitations:links',
  attempts: LINKS_PER_DAY,
  durationSeconds: 24 * 60 * 60,
}

/** Short enough for a QR code that is read from a counter, and too long to be guessed. */
const newToken = () => randomBytes(12).toString('base64url')

/** Also once its supplier does not count as a seller any more: if an Admin says that it is one, it goes on. */
const isEnded = ({ stoppedAt, endsAt, isOfSeller }: repository.AskedRow) =>
  stoppedAt !== null || endsAt <= new Date() || !isOfSeller

function present(env: Env, row: repository.AskedRow & { reviews: number }): InvitationWire {
  return {
    _id: row.id,
    envio: row.way === 'link' ? 'link' : 'lista',
    produto: { _id: row.offer.id, nome: row.offer.name },
    url: env.PUBLIC_URL + invitedPath(row.token),
    situacao: isEnded(row) ? 'encerrado' : 'valendo',
    criadoEm: row.createdAt.toISOString(),
    terminaEm: row.endsAt.toISOString(),
    naLista: row.listed,
    sorteados: row.drawn,
    avaliacoes: row.reviews,
  }
}

/** Invitations of a supplier, the newest first, without whom they went to. */
export const listInvitations = async ({ db, env }: Platform, vendorId: string) =>
  (await repository.invitationsOf(db, vendorId, INVITATIONS_SHOWN)).map((row) => present(env, row))

/** What customers can be asked to review, and how much else of its catalogue a supplier does not count as a seller of. */
export async function whatToReview(db: Database, vendorId: string): Promise<Invitable> {
  const [sold, claimed] = await Promise.all([
    repository.soldBy(db, vendorId, INVITABLE_MAX),
    repository.countClaimed(db, vendorId),
  ])
  return { produtos: sold.map(({ id, name }) => ({ _id: id, nome: name })), aConfirmar: claimed }
}

/**
 * Asks customers to review something. Of a list everybody gets a letter, or those who are drawn; which of them, nobody
 * learns, nor whether one of them wants none.
 * @throws AppError 400 by field; 403 for who does not administer the page, an Admin or not, and for what the supplier
 *   merely says that it sells; 409 for a page that is not confirmed or not seen, and for too many links;
 *   TooManyAttempts
 */
export async function invite(
  platform: Platform,
  viewer: Viewer,
  vendorId: string,
  form: NewInvitation,
): Promise<BegunInvitation> {
  const { db, env } = platform
  return db.transaction(async (tx) => {
    const page = await lockManagedPage(tx, viewer, vendorId)
    // In the company's name, that these are its customers: no Admin as such knows that.
    if (!page.adminIds.includes(viewer.id)) throw forbidden()
    requireConfirmed(page.vendor, UNCONFIRMED)
    if (!page.vendor.isVisible) throw new AppError(409, NOT_PUBLISHED)
    const isSeller = await repository.isSeller(tx, vendorId, form.software)
    if (isSeller === undefined) throw new AppError(400, NOT_SOLD, { software: NOT_SOLD })
    if (!isSeller) throw new AppError(403, NOT_CONFIRMED, { software: NOT_CONFIRMED })
    const now = new Date()
    const begun = {
      vendorId,
      offerId: form.software,
      userId: viewer.id,
      token: newToken(),
      declaration: DECLARATION,
      endsAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    }
    let repeated = 0
    if (form.envio === 'link') {
      if ((await repository.openLinks(tx, vendorId, now)) >= LINKS_MAX)
        throw new AppError(409, TOO_MANY_LINKS)
      await countAttempt(tx, LINKS, vendorId)
      await repository.insertInvitation(tx, { ...begun, way: 'link' })
    } else repeated = await inviteList(platform, tx, page, { ...begun, form })
    const [row] = await repository.invitationsOf(tx, vendorId, 1)
    if (!row) throw new Error('The invitation is not there.')
    return { ...present(env, row), repetidos: repeated }
  })
}

interface ListBegun
  extends Omit<Parameters<typeof repository.insertInvitation>[1], 'way' | 'listed' | 'drawn'> {
  form: Extract<NewInvitation, { envio: 'lista' }>
}

/** @returns how many addresses were on the list more than once */
async function inviteList(
  { env, jobs }: Platform,
  tx: Database,
  { vendor }: ManagedPage,
  { form, ...begun }: ListBegun,
): Promise<number> {
  const known = [vendor.site, vendor.email]
  const isOwn = (email: string) =>
    known.some((one) => one?.toLowerCase() === email || sameCompany(email, one))
  const { emails, repeated } = readList(form.lista, isOwn)
  const chosen = form.amostra ? drawn(emails, form.amostra) : emails
  await countAttempt(tx, LISTS, vendor.id)
  const invitationId = await repository.insertInvitation(tx, {
    ...begun,
    way: 'list',
    listed: emails.length,
    drawn: chosen.length,
  })
  const rows = await Promise.all(
    chosen.map(async (email) => ({
      invitationId,
      email,
      mailboxHash: await invitedHash(env, email),
    })),
  )
  for (const addressId of await repository.insertAddresses(tx, rows))
    await jobs.enqueue(tx, invitationMail, { addressId, isReminder: false })
  return repeated
}

/** Ends an invitation: its link says so, and no letter goes out any more. @throws AppError 404 */
export const stopInvitation = ({ db, env }: Platform, vendorId: string, id: string) =>
  db.transaction(async (tx) => {
    if (!(await repository.stopInvitation(tx, vendorId, id)))
      throw notFound('Convite não encontrado.')
    return (await repository.invitationsOf(tx, vendorId, INVITATIONS_SHOWN)).map((row) =>
      present(env, row),
    )
  })

/** What the address of an invitation leads to. @throws AppError 404 */
export async function readInvitation(db: Database, token: string): Promise<InvitedWire> {
  const row = await repository.invitationByToken(db, token)
  if (!row?.vendor.isVisible || !row.offer.isVisible)
    throw notFound('Este convite não existe, ou o produto saiu do ar.')
  return {
    fornecedor: {
      _id: row.vendor.id,
      nome: nameOf(row.vendor),
      logotipo: fileUrlOrEmpty(row.vendor.logoKey),
    },
    produto: { _id: row.offer.id, nome: row.offer.name },
    vale: !isEnded(row),
  }
}

/** Ends invitations to a mailbox, from whichever supplier. @throws AppError 400 for what is in no letter of ours */
export async function refuseInvitations({ db, env }: Platform, token: string): Promise<void> {
  const hash = await stoppedBy(env, token)
  if (!hash) throw new AppError(400, 'Este link não vale. Use o do e-mail mais recente.')
  await db.transaction((tx) => repository.refuseAll(tx, hash))
}
