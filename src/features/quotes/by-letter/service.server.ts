import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mailboxOf, normaliseEmail } from '#/domain/person.ts'
import { fileTooLarge, PDF_MAX_MB } from '#/domain/uploads.ts'
import type { InboundLetter, LetterFile } from '#/integrations/inbound-mail/letter.server.ts'
import type { Came } from '#/integrations/inbound-mail/reader.server.ts'
import { isForged } from '#/integrations/inbound-mail/verdict.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, unavailable } from '#/platform/server/errors.server.ts'
import { requirePdf } from '#/platform/server/files/documents.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import { incomingFolder, ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { isLetThrough } from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { countGivenUp, countLetter, countMessage, countRefusal } from '../attempts.server.ts'
import { quoteMail } from '../mail-job.server.ts'
import type { Person } from '../policy.ts'
import { missing, requireSeen, type Seen } from '../reading.server.ts'
import { type MessageForm, messageForm } from '../schema.ts'
import { addMessage } from '../writing.server.ts'
import { conversationsIn, replyAddress, withoutReplyAddresses } from './address.server.ts'
import { withoutContact } from './contact.ts'
import { insertLetter, writersOf } from './repository.server.ts'

const MIB = 1024 * 1024

/** Why nothing of a letter is taken, for the log. */
type Refusal = 'automatic' | 'endless' | 'forged' | 'nowhere' | 'often' | 'stranger' | 'unreadable'

/** What was read of what came in, by who may send it. */
type CameIn = Exclude<Came, { as: 'malformed' } | { as: 'unproven' }>

const refuse = (why: Refusal, about: { conversation?: string; who?: string } = {}) =>
  securityEvent('letter.refused', { why, who: null, ...about })

/**
 * Takes an answer that came in by letter into its conversation, once however often it comes in. A letter that is
 * not of whom its address was told is refused quietly: an answer would go to somebody else. Whoever wrote what
 * cannot be taken is told so by letter.
 * @throws AppError 503 for one that took too long to be read, some of them: a machine that has much to do may read it
 *   later, and what somebody made to take long is not asked for without end
 */
export async function receiveLetter(platform: Platform, came: CameIn): Promise<void> {
  if (came.as === 'endless' && (await isLetThrough(countGivenUp(platform.db)))) throw unavailable()
  if (came.as !== 'letter') return refuse(came.as)
  const { letter, recipients, verdict } = came
  if (letter.isAutomatic) return refuse('automatic')
  const addresses = [...recipients, ...letter.recipients]
  const [conversation] = conversationsIn(platform.env, addresses)
  if (!conversation) return refuse('nowhere')
  const writer = await writerOf(platform, conversation, addresses, letter)
  if (!writer) return refuse('stranger', { conversation })
  const about = { conversation, who: writer.id }
  if (isForged(verdict ?? letter.verdict, letter.from ?? '')) return refuse('forged', about)
  if (!(await isLetThrough(countLetter(platform.db, writer.id)))) return refuse('often', about)
  await takeIn(platform, { id: writer.id, role: 'user' }, conversation, letter)
}

/** Whom a letter is of: their address for the conversation, and the mailbox that it leads to. */
async function writerOf(
  { db, env }: Platform,
  conversation: string,
  addresses: string[],
  { from }: InboundLetter,
) {
  if (!from) return undefined
  const given = addresses.map(normaliseEmail)
  for (const writer of await writersOf(db, conversation)) {
    if (mailboxOf(writer.email) !== mailboxOf(from)) continue
    const own = await replyAddress(env, conversation, writer.id)
    if (own && given.includes(own)) return writer
  }
  return undefined
}

async function takeIn(platform: Platform, writer: Person, id: string, letter: InboundLetter) {
  const note = {
    key: hashSecret(`${letter.id} ${id} ${writer.id}`),
    conversationId: id,
    userId: writer.id,
  }
  try {
    await countMessage(platform.db, writer.id)
    await withFile(platform, letter.files, (file) =>
      changeFiles(platform.privateFiles, (changes) =>
        platform.db.transaction(async (tx) => {
          if (!(await insertLetter(tx, note))) return
          const seen = await requireSeen(tx, writer, id)
          const form = formOf(letter, seen)
          requireFiles(letter.files, seen)
          if (file) await requirePdf(file.path, 'arquivo')
          const fileKey = file ? await changes.add('proposals', 'pdf', file) : null
          await addMessage(platform, tx, writer, id, { form, fileKey })
          securityEvent('letter.taken', { who: writer.id, conversation: id })
        }),
      ),
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await platform.db.transaction((tx) => tellSender(platform, tx, note, error))
  }
}

/** What a letter says, as the form of a message would. @throws AppError 400 */
function formOf({ text }: InboundLetter, { side, conversation }: Seen): MessageForm {
  const read = messageForm.safeParse({ texto: text })
  if (!read.success) throw new AppError(400, read.error.issues[0]?.message ?? '')
  const hides = side === 'buyer' && !conversation.contactShownAt
  const said = withoutReplyAddresses(read.data.texto)
  return { ...read.data, texto: hides ? withoutContact(said) : said }
}

/** @throws AppError 400 for files that a message would not take either */
function requireFiles(files: LetterFile[], { side }: Seen) {
  if (files.length === 0) return
  if (side !== 'vendor') throw new AppError(400, 'Nesta conversa, só o fornecedor envia arquivos.')
  if (files.length > 1) throw new AppError(400, 'Envie um só arquivo por mensagem, em PDF.')
}

/** Has the first file of a letter on this machine's disk for as long as some work takes. */
async function withFile<T>(
  { env }: Platform,
  [file]: LetterFile[],
  work: (file: ReceivedFile | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return work(undefined)
  if (file.content.byteLength > PDF_MAX_MB * MIB) throw new AppError(413, fileTooLarge(PDF_MAX_MB))
  await mkdir(incomingFolder(env), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(incomingFolder(env), 'letter-'))
  try {
    const target = path.join(folder, 'file')
    await writeFile(target, file.content, { mode: 0o600 })
    return await work(new ReceivedFile(target, file.content.byteLength))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes whose letter it was why nothing of it was taken, once; nothing of a conversation that is not there for them. */
async function tellSender(
  { jobs }: Platform,
  tx: Database,
  note: Parameters<typeof insertLetter>[1],
  { status, message: reason }: AppError,
) {
  if (status === missing().status || !(await insertLetter(tx, note))) return
  const { conversationId, userId } = note
  securityEvent('letter.answered', { who: userId, conversation: conversationId })
  if (!(await isLetThrough(countRefusal(tx, userId)))) return
  await jobs.enqueue(tx, quoteMail, { to: 'sender', conversationId, userId, reason })
}
