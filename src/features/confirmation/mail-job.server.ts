import { HOUR_MS } from '#/domain/durations.ts'
import { findPerson } from '#/features/people/service.server.ts'
import { type Composed, mailJob } from '#/integrations/mail/mail-job.server.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import {
  awaitingLetter,
  confirmedLetter,
  linkLetter,
  overdueLetter,
  refusedLetter,
  reminderLetter,
} from './letters.server.ts'
import { LINK_HOURS } from './limits.ts'
import * as repository from './repository.server.ts'

/** What a letter says; no secret is kept in the queue. */
export type Occasion = 'link' | 'awaiting' | 'confirmed' | 'refused' | 'reminder' | 'overdue'

interface ConfirmationMail {
  vendorId: string
  /** Who asked for the link, or administers the page. */
  userId: string
  occasion: Occasion
}

/** Letters about a page that waits to be confirmed. */
export const confirmationMail = mailJob<ConfirmationMail>({
  name: 'confirmation-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose,
})

/** @returns undefined when there is nothing to write (any more): mails may wait, and overtake others */
async function compose(
  platform: Platform,
  { vendorId, userId, occasion }: ConfirmationMail,
): Promise<Composed | undefined> {
  const { db, env } = platform
  const page = await repository.mailedPage(db, vendorId)
  const person = await findPerson(db, userId)
  if (!page || !person) return undefined
  const company = page.nomeFantasia ?? page.razaoSocial
  const subject = { company, person, by: page.confirmBy }
  const url = `${env.PUBLIC_URL}${supplierAreaPath(vendorId)}#confirmacao`
  const isConfirmed = page.unconfirmedSince === null
  const { email: to } = person
  switch (occasion) {
    case 'confirmed':
      return isConfirmed ? { to, letter: confirmedLetter(subject, page.isVisible, url) } : undefined
    case 'awaiting':
      return page.steps?.provenAt
        ? { to, letter: awaitingLetter(subject, page.isVisible, url) }
        : undefined
    case 'refused': {
      const reason = page.steps?.reason
      return reason ? { to, letter: refusedLetter(subject, reason, url) } : undefined
    }
    case 'reminder':
      return isConfirmed ? undefined : { to, letter: reminderLetter(subject, url) }
    case 'overdue':
      return isConfirmed ? undefined : { to, letter: overdueLetter(subject, url) }
    case 'link': {
      if (isConfirmed || page.steps?.userId !== userId) return undefined
      const armed = await arm(platform, vendorId)
      return armed && { to: armed.mailbox, letter: linkLetter(subject, armed.url) }
    }
  }
}

/** Secrets are made here, when the mail goes out: nothing that waits could be used by a reader. */
async function arm({ db, env }: Platform, vendorId: string) {
  const secret = newSecret()
  const mailbox = await repository.armRequest(db, vendorId, {
    tokenHash: hashSecret(secret),
    expiresAt: new Date(Date.now() + LINK_HOURS * HOUR_MS),
  })
  return mailbox === undefined
    ? undefined
    : { mailbox, url: `${env.PUBLIC_URL}/confirmar-cadastro/${secret}` }
}
