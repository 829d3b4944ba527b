import { HOUR_MS } from '#/domain/durations.ts'
import { type Composed, mailJob } from '#/integrations/mail/mail-job.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import {
  accessGrantedLetter,
  accessRefusedLetter,
  awaitingCheckLetter,
  confirmRequestLetter,
} from './letters.server.ts'
import { LINK_HOURS } from './limits.ts'
import * as repository from './repository.server.ts'
import type { ClaimStatus } from './status.ts'

/** Writes what the status of a request is now. No secret is kept in the queue. */
export interface ClaimMail {
  requestId: string
  status: ClaimStatus
}

/** Mails about a request. A mail server that is down for most of a day loses none. */
export const claimMail = mailJob<ClaimMail>({
  name: 'claim-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose,
})

/**
 * The link goes to the mailbox that has to be proven; everything else to the person's account.
 * @returns undefined when there is nothing to write (any more): mails may wait, and overtake others
 */
async function compose(platform: Platform, mail: ClaimMail): Promise<Composed | undefined> {
  const { db, env } = platform
  const request = await repository.mailedRequest(db, mail.requestId)
  if (request?.status !== mail.status) return undefined
  const { company, accountEmail: to } = request
  const subject = { company, requester: request }
  const own = `${env.PUBLIC_URL}/user/profile#meus-pedidos`
  switch (request.status) {
    case 'awaiting_email': {
      const armed = await arm(platform, request.id)
      return armed && { to: armed.mailbox, letter: confirmRequestLetter(subject, armed.url) }
    }
    case 'granted': {
      const url = `${env.PUBLIC_URL}/supplier/new/${request.id}`
      return { to, letter: accessGrantedLetter(subject, url) }
    }
    case 'refused':
      return { to, letter: accessRefusedLetter(subject, request.reason ?? '', own) }
    case 'awaiting_admin':
      return { to, letter: awaitingCheckLetter(subject, own) }
    case 'expired':
      return undefined
  }
}

/** Secrets are made here, when the mail goes out: nothing that waits could be used by a reader. */
async function arm({ db, env }: Platform, requestId: string) {
  const secret = newSecret()
  const mailbox = await repository.armRequest(db, requestId, {
    tokenHash: hashSecret(secret),
    expiresAt: new Date(Date.now() + LINK_HOURS * HOUR_MS),
  })
  return mailbox === undefined
    ? undefined
    : { mailbox, url: `${env.PUBLIC_URL}/request-access/${secret}` }
}
