import { notifySystem } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { requirePdf } from '#/platform/server/files/documents.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { dropAnswering } from './answering.server.ts'
import { countMessage } from './attempts.server.ts'
import { IN_A_ROW_MAX, MESSAGES_MAX } from './limits.ts'
import type { Person, Side } from './policy.ts'
import { missing, readConversation, requireSeen, type Seen } from './reading.server.ts'
import * as repository from './repository.server.ts'
import type { MessageForm, WholeConversation } from './schema.ts'
import { isOpen } from './status.ts'
import { tellBuyer, tellSupplier } from './telling.server.ts'

const CLOSED = 'Esta conversa está encerrada.'
const HELD = 'Nossa equipe ainda confere este pedido. Espere o envio para escrever.'
const FULL = `Uma conversa tem até ${MESSAGES_MAX} mensagens. Continuem por outro meio.`
const IN_A_ROW = `Você escreveu ${IN_A_ROW_MAX} mensagens seguidas. Espere a resposta.`

type Written = Seen & { side: Side }

/**
 * A conversation that a side of it writes in, locked.
 * @throws AppError 404 for who is on no side, moderation among them; 409 for one that is over
 */
async function lockOpen(tx: Database, viewer: Person, id: string): Promise<Written> {
  await repository.lockConversation(tx, id)
  const { side, ...seen } = await requireSeen(tx, viewer, id)
  if (!side) throw missing()
  // Who was kept out reads nothing any more: the job by the hour ends it.
  if (!isOpen(seen.conversation.status) || seen.conversation.buyer.blockedAt)
    throw new AppError(409, CLOSED)
  return { side, ...seen }
}

/**
 * Writes in a conversation. The other side gets a letter of the first of several messages in a row.
 * @throws AppError 400, 415 for what is no PDF; 403 for a proposal of a buyer; 404; 409 for a conversation that
 *   is over, held or full, and for too many messages without an answer; TooManyAttempts
 */
export async function writeMessage(
  platform: Platform,
  viewer: Viewer,
  id: string,
  form: MessageForm,
  file: ReceivedFile | undefined,
): Promise<WholeConversation> {
  await requireSeen(platform.db, viewer, id)
  await countMessage(platform.db, viewer.id)
  return changeFiles(platform.privateFiles, async (changes) => {
    if (file) await requirePdf(file.path, 'arquivo')
    const fileKey = file ? await changes.add('proposals', 'pdf', file) : null
    return platform.db.transaction(async (tx) => {
      await addMessage(platform, tx, viewer, id, { form, fileKey })
      return readConversation(tx, viewer, id)
    })
  })
}

/** The same within a transaction, with a file that is stored already, and uncounted. @throws AppError 403, 404, 409 */
export async function addMessage(
  platform: Pick<Platform, 'jobs'>,
  tx: Database,
  writer: Person,
  id: string,
  { form, fileKey }: { form: MessageForm; fileKey: string | null },
) {
  const { side, conversation } = await lockOpen(tx, writer, id)
  if (conversation.status === 'held') throw new AppError(409, HELD)
  const proposal = proposalOf(form, fileKey)
  if (side === 'buyer' && proposal) throw forbidden()
  const isFirst = await requireRoom(tx, id, side)
  const now = new Date()
  await repository.insertMessage(tx, {
    conversationId: id,
    side,
    userId: writer.id,
    text: form.texto,
    ...proposal,
  })
  const answers = side === 'vendor'
  await repository.updateConversation(tx, id, {
    lastMessageAt: now,
    ...(answers && {
      status: 'answered',
      firstAnsweredAt: conversation.firstAnsweredAt ?? now,
      // Who answers first looks after it, until somebody else is named.
      ownerId: conversation.ownerId ?? writer.id,
    }),
  })
  if (answers && !conversation.firstAnsweredAt) await dropAnswering(tx, conversation.vendorId)
  if (isFirst)
    await (answers
      ? tellBuyer(platform, tx, id, 'message')
      : tellSupplier(platform, tx, id, 'message'))
  // Neither letter nor notification for it, but a system of theirs misses nothing.
  else if (!answers)
    await notifySystem(tx, conversation.vendorId, 'quote_message', { conversation: id })
}

function proposalOf({ valorCentavos, cobranca, validade }: MessageForm, fileKey: string | null) {
  if (valorCentavos === null && validade === null && fileKey === null) return undefined
  return {
    priceCents: valorCentavos,
    priceFor: valorCentavos === null ? null : (cobranca ?? 'unico'),
    validUntil: validade,
    fileKey,
  }
}

/** @returns whether the other side wrote last, or nobody did @throws AppError 409 */
async function requireRoom(tx: Database, id: string, side: Side): Promise<boolean> {
  const { total, sides } = await repository.writersIn(tx, id, IN_A_ROW_MAX)
  if (total >= MESSAGES_MAX) throw new AppError(409, FULL)
  if (sides.length === IN_A_ROW_MAX && sides.every((one) => one === side))
    throw new AppError(409, IN_A_ROW)
  return sides[0] !== side
}

/** Ends a conversation for both sides. @throws AppError 404, 409 */
export const endConversation = (
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<WholeConversation> =>
  platform.db.transaction(async (tx) => {
    const { side, conversation } = await lockOpen(tx, viewer, id)
    await repository.updateConversation(tx, id, {
      status: 'ended',
      endedAt: new Date(),
      endedBy: side,
    })
    if (side === 'vendor') {
      await tellBuyer(platform, tx, id, 'ended')
      await dropAnswering(tx, conversation.vendorId)
    } else if (conversation.deliveredAt) await tellSupplier(platform, tx, id, 'ended')
    return readConversation(tx, viewer, id)
  })

/** Shows one supplier the buyer's e-mail address and telephone. @throws AppError 403, 404, 409 */
export const showContact = (
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<WholeConversation> =>
  platform.db.transaction(async (tx) => {
    const { side, conversation } = await lockOpen(tx, viewer, id)
    if (side !== 'buyer') throw forbidden()
    if (conversation.status === 'held') throw new AppError(409, HELD)
    if (!conversation.contactShownAt) {
      await repository.updateConversation(tx, id, { contactShownAt: new Date() })
      await tellSupplier(platform, tx, id, 'contact')
    }
    return readConversation(tx, viewer, id)
  })

const NO_COLLEAGUE = 'Escolha quem administra a página.'

/** Who looks after a conversation at its supplier, and what is noted there. @throws AppError 400, 403, 404 */
export const keepInternal = (
  { db }: Platform,
  viewer: Viewer,
  id: string,
  { responsavel, anotacoes }: { responsavel: string | null; anotacoes: string },
): Promise<WholeConversation> =>
  db.transaction(async (tx) => {
    await repository.lockConversation(tx, id)
    const { side, page } = await requireSeen(tx, viewer, id)
    if (side !== 'vendor') throw forbidden()
    if (responsavel && !page.adminIds.includes(responsavel))
      throw new AppError(400, NO_COLLEAGUE, { responsavel: NO_COLLEAGUE })
    await repository.updateConversation(tx, id, { ownerId: responsavel, notes: anotacoes })
    return readConversation(tx, viewer, id)
  })
