import { DAY_MS } from '#/domain/durations.ts'
import { companyName } from '#/features/vendors/names.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import { requestLetter, thanksLetter } from './letters.server.ts'
import { LINK_DAYS } from './limits.ts'
import * as repository from './requests/repository.server.ts'

const retry = { times: 12, firstDelaySeconds: 15 }

/** Path of the screen that a customer's link leads to. */
const linkTo = (publicUrl: string, secret: string) => `${publicUrl}/depoimento/${secret}`

/** @param vendor as its columns have it */
export const nameOf = (vendor: {
  nomeFantasia: string | null
  razaoSocial: string
  isAssociated: boolean
}) => companyName({ ...vendor, nomeFantasia: vendor.nomeFantasia ?? '' })

/** Asks a customer. The secret is made as the mail goes out: nothing that waits could be used. */
export const requestMail = mailJob<{ requestId: string }>({
  name: 'testimony-request-mail',
  retry,
  compose: async ({ db, env }, { requestId }) => {
    const request = await repository.mailedRequest(db, requestId)
    if (!request) return undefined
    const secret = newSecret()
    const to = await repository.armRequest(db, requestId, {
      tokenHash: hashSecret(secret),
      expiresAt: new Date(Date.now() + LINK_DAYS * DAY_MS),
    })
    const asked = {
      customer: request.customerName,
      company: nameOf(request.vendor),
      software: request.softwareName ?? '',
    }
    return to ? { to, letter: requestLetter(asked, linkTo(env.PUBLIC_URL, secret)) } : undefined
  },
})

/** Thanks a customer, with the link that takes the testimony back. Only the queue knows the address. */
export const thanksMail = mailJob<{ testimonyId: string; to: string }>({
  name: 'testimony-thanks-mail',
  retry,
  compose: async ({ db, env }, { testimonyId, to }) => {
    const vendor = await repository.supplierOf(db, testimonyId)
    const secret = newSecret()
    const isThere = await repository.armWithdrawal(db, testimonyId, hashSecret(secret))
    return vendor && isThere
      ? { to, letter: thanksLetter(nameOf(vendor), linkTo(env.PUBLIC_URL, secret)) }
      : undefined
  },
})
