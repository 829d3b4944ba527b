import { workingDaysBetween } from '#/domain/working-days.ts'
import { findPage } from '#/features/companies/service.server.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { replyAddress } from './by-letter/address.server.ts'
import * as letters from './letters.server.ts'
import { conversationPath, inboxPath } from './links.ts'
import type { BuyerOccasion, SupplierOccasion } from './occasions.ts'
import { othersFor } from './others.server.ts'
import { canWorkInbox, type Side } from './policy.ts'
import { nameOf } from './recipients.server.ts'
import * as repository from './repository.server.ts'
import { isOpen } from './status.ts'

type QuoteMail =
  | { to: 'vendor'; occasion: SupplierOccasion; conversationId: string; userId: string }
  | { to: 'buyer'; occasion: BuyerOccasion; conversationId: string; reason: string }
  | { to: 'reporter'; reportId: string }
  | { to: 'sender'; conversationId: string; userId: string; reason: string }
  | { to: 'reminded'; vendorId: string; userId: string; conversationIds: string[] }
  | { to: 'unanswered'; conversationIds: string[] }

type MailTo<To extends QuoteMail['to']> = Extract<QuoteMail, { to: To }>

async function reminder({ db, env }: Platform, mail: MailTo<'reminded'>) {
  const { vendorId, userId, conversationIds } = mail
  const now = new Date()
  const [first, ...more] = await repository.stillWaiting(db, conversationIds)
  const person = await repository.addresseeOf(db, userId)
  const page = await findPage(db, vendorId)
  if (!first || !person || !page || !canWorkInbox({ id: userId }, page)) return undefined
  // Of several, no answer says to which it is.
  const replyTo = more.length > 0 ? undefined : await replyAddress(env, first.id, userId)
  const told = {
    ...person,
    company: nameOf(first.company),
    waited: [first, ...more].map(({ deliveredAt }) => workingDaysBetween(deliveredAt ?? now, now)),
    written: replyTo ? first.request.need : null,
  }
  const url = env.PUBLIC_URL + inboxPath(vendorId, more.length > 0 ? '' : first.id)
  return { to: person.email, replyTo, letter: letters.reminderLetter(told, url) }
}

/** What a letter that can be answered is about: the need, or what the other side wrote last; '' for anything else. */
async function writtenFor(
  db: Database,
  { id, request }: repository.ConversationRow,
  occasion: SupplierOccasion | BuyerOccasion,
  side: Side,
): Promise<string> {
  if (occasion === 'new') return request.need
  if (occasion !== 'message') return ''
  return (await repository.lastMessageOf(db, id, side))?.text ?? ''
}

/** To who answered by letter, as a side of the conversation. */
async function untaken({ db, env }: Platform, mail: MailTo<'sender'>) {
  const { conversationId, userId, reason } = mail
  const conversation = await repository.findConversation(db, conversationId)
  const person = conversation && (await repository.addresseeOf(db, userId))
  if (!person) return undefined
  const path =
    conversation.buyer.id === userId
      ? conversationPath(conversationId)
      : inboxPath(conversation.vendorId, conversationId)
  const letter = letters.untakenLetter({ ...person, reason }, env.PUBLIC_URL + path)
  return { to: person.email, letter }
}

/** What is not answered by then, of one request. */
async function unanswered({ db, env }: Platform, { conversationIds }: MailTo<'unanswered'>) {
  const silent = await repository.stillWaiting(db, conversationIds)
  const [first] = silent
  const person = first && (await repository.addresseeOf(db, first.buyer.id))
  if (!first || !person) return undefined
  const told = {
    ...person,
    silent: silent.map(({ company }) => nameOf(company)),
    others: (await othersFor(db, first)).map(({ nome }) => nome),
  }
  const url = env.PUBLIC_URL + conversationPath(first.id)
  return { to: person.email, letter: letters.othersLetter(told, url) }
}

/**
 * Letters of conversations. They say nothing of what was written, unless they can be answered: then whoever reads
 * them has to know what.
 */
export const quoteMail = mailJob<QuoteMail>({
  name: 'quote-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async (platform, mail) => {
    const { db, env } = platform
    if (mail.to === 'reporter') {
      const found = await repository.findReport(db, mail.reportId)
      const userId = found?.report.userId
      const person = userId ? await repository.addresseeOf(db, userId) : undefined
      if (!found || !person || found.report.status === 'waiting') return undefined
      const { status, answer } = found.report
      const told = { ...person, answer: answer ?? '', isUpheld: status === 'upheld' }
      return { to: person.email, letter: letters.reportedLetter(told, env.PUBLIC_URL) }
    }
    if (mail.to === 'sender') return untaken(platform, mail)
    if (mail.to === 'reminded') return reminder(platform, mail)
    if (mail.to === 'unanswered') return unanswered(platform, mail)
    const conversation = await repository.findConversation(db, mail.conversationId)
    if (!conversation) return undefined
    const { buyer, vendorId } = conversation
    const userId = mail.to === 'buyer' ? buyer.id : mail.userId
    const person = await repository.addresseeOf(db, userId)
    if (!person) return undefined
    const replyTo = isOpen(conversation.status)
      ? await replyAddress(env, conversation.id, userId)
      : undefined
    const other = mail.to === 'buyer' ? 'vendor' : 'buyer'
    const told = {
      ...person,
      company: nameOf(conversation.company),
      buyer: buyer.firstName,
      reason: mail.to === 'buyer' ? mail.reason : '',
      written: replyTo ? await writtenFor(db, conversation, mail.occasion, other) : null,
    }
    if (mail.to === 'buyer') {
      const url = env.PUBLIC_URL + conversationPath(mail.conversationId)
      return { to: person.email, replyTo, letter: letters.buyerLetter(mail.occasion, told, url) }
    }
    const page = await findPage(db, vendorId)
    if (!page || !canWorkInbox({ id: mail.userId }, page)) return undefined
    const url = env.PUBLIC_URL + inboxPath(vendorId, mail.conversationId)
    return { to: person.email, replyTo, letter: letters.supplierLetter(mail.occasion, told, url) }
  },
})
