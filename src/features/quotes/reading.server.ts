import { findPage, type ManagedPage, missingVendor } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { openFile, type StoredFile } from '#/platform/server/files/storage.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { othersFor } from './others.server.ts'
import { canModerate, canWorkInbox, type Person, type Side, sideOf } from './policy.ts'
import {
  buyerName,
  presentConversation,
  presentForSystem,
  presentInboxItem,
  presentMessage,
  presentOwn,
  presentRequest,
  wordOfSide,
} from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { Inbox, InboxQuery, OwnRequests, WholeConversation } from './schema.ts'
import { type QuoteStatus, SITUATIONS } from './status.ts'

export const missing = () => notFound('Conversa não encontrada.')

/** Administrators of a page that may look after a conversation. */
const COLLEAGUES_MAX = 100

/** A person's own requests with their conversations, the latest first. */
export async function ownRequests(
  db: Database,
  viewer: Viewer,
  before: string | undefined,
): Promise<OwnRequests> {
  const { rows, next } = await repository.requestsOf(db, viewer.id, before)
  const conversations = await repository.conversationsOf(
    db,
    rows.map(({ id }) => id),
  )
  const ids = conversations.map(({ id }) => id)
  const about = await repository.offersOf(db, ids)
  const proposals = await repository.latestProposals(db, ids)
  const data = rows.map((row) => ({
    ...presentRequest(row),
    conversas: conversations
      .filter(({ requestId }) => requestId === row.id)
      .map((conversation) => presentOwn(conversation, about, proposals)),
  }))
  return { data, proximo: next }
}

/** @throws AppError 404 for a page that nobody has; 403 for who does not work off its requests */
export async function requireInbox(db: Database, viewer: Viewer, vendorId: string) {
  const page = await findPage(db, vendorId)
  if (!page) throw missingVendor()
  if (!canWorkInbox(viewer, page)) throw forbidden()
}

/** A conversation for its supplier's own system; undefined for one that is not there. */
export async function conversationForSystem(db: Database, id: string) {
  const conversation = await repository.findConversation(db, id)
  return conversation && presentForSystem(conversation, await repository.offersOf(db, [id]))
}

const statusesOf = (situation: InboxQuery['situacao']) =>
  situation &&
  (Object.keys(SITUATIONS) as QuoteStatus[]).filter((status) => SITUATIONS[status] === situation)

/** What a supplier was asked, what was written last first. */
export async function inboxOf(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  { antes, situacao, meus }: InboxQuery,
): Promise<Inbox> {
  const { rows, next } = await repository.inboxOf(db, vendorId, {
    before: antes,
    statuses: statusesOf(situacao),
    ownerId: meus && viewer.id,
  })
  const ids = rows.map(({ id }) => id)
  const about = await repository.offersOf(db, ids)
  const names = await repository.namesOf(
    db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return { data: rows.map((row) => presentInboxItem(row, about, names)), proximo: next }
}

/** How many requests of a page wait for an answer of the person: none of who does not work off its requests. */
export async function countUnanswered(db: Database, viewer: Viewer, vendorId: string) {
  const page = await findPage(db, vendorId)
  return page && canWorkInbox(viewer, page) ? repository.countUnanswered(db, vendorId) : 0
}

/** A conversation, and on which side of it somebody is. */
export interface Seen {
  conversation: repository.ConversationRow
  /** Null for moderation. */
  side: Side | null
  page: ManagedPage
}

/** @throws AppError 404, also for a conversation of others */
export async function requireSeen(db: Database, viewer: Person, id: string): Promise<Seen> {
  const conversation = await repository.findConversation(db, id)
  const page = conversation && (await findPage(db, conversation.vendorId))
  if (!page) throw missing()
  const side = sideOf(viewer, { ...conversation, buyerId: conversation.buyer.id }, page)
  if (!side && !(await moderates(db, viewer, conversation))) throw missing()
  return { conversation, side, page }
}

async function moderates(db: Database, viewer: Person, conversation: repository.ConversationRow) {
  const isReported = await repository.isReported(db, conversation)
  const partyIds = await repository.partyIdsOf(db, conversation.requestId)
  return canModerate(viewer, { isReported, partyIds })
}

/** A conversation, whole. @throws AppError 404, also for one of others */
export async function readConversation(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<WholeConversation> {
  const { conversation, side } = await requireSeen(db, viewer, id)
  const messages = await repository.messagesOf(db, id)
  const isVendor = side === 'vendor'
  const writers = isVendor ? messages.flatMap(({ userId }) => userId ?? []) : []
  const names = await repository.namesOf(db, writers)
  const showsContact = side === 'buyer' || (isVendor && conversation.contactShownAt !== null)
  return {
    ...presentConversation(conversation, await repository.offersOf(db, [id])),
    lado: wordOfSide(side),
    comprador: buyerName(conversation),
    pedido: presentRequest(conversation.request),
    contato: showsContact ? contactOf(conversation) : null,
    interno: isVendor ? await internalOf(db, conversation) : null,
    denunciada: await repository.hasReported(db, id, viewer.id),
    mensagens: messages.map((message) => presentMessage(message, conversation, names)),
    alternativas:
      side === 'buyer' && namesOthers(conversation) ? await othersFor(db, conversation) : [],
  }
}

/** To a buyer whom the supplier left without an answer, or left. */
const namesOthers = ({ status, othersNamedAt, endedBy }: repository.ConversationRow) =>
  (status === 'waiting' && othersNamedAt !== null) || endedBy === 'absence'

const contactOf = ({ buyer, request }: repository.ConversationRow) => ({
  email: buyer.email,
  telefone: request.phone,
})

async function internalOf(db: Database, { vendorId, ownerId, notes }: repository.ConversationRow) {
  const colleagues = await repository.administratorsOf(db, vendorId, COLLEAGUES_MAX)
  return {
    responsavel: ownerId,
    anotacoes: notes,
    administradores: colleagues.map(({ id, firstName, lastName }) => ({
      _id: id,
      nome: `${firstName} ${lastName}`,
    })),
  }
}

/** The PDF of a proposal. @throws AppError 404, also for one of others */
export async function proposalFile(
  { db, privateFiles }: Platform,
  viewer: Viewer,
  { id, mensagem }: { id: string; mensagem: string },
): Promise<StoredFile> {
  await requireSeen(db, viewer, id)
  const message = await repository.findMessage(db, id, mensagem)
  if (!message?.fileKey) throw notFound('Arquivo não encontrado.')
  return openFile(privateFiles, message.fileKey)
}
