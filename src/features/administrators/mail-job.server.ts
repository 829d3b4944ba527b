import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { inactivatedLetter, supersededLetter } from './letters.server.ts'
import { mailedAdministrator } from './repository.server.ts'

interface AdministratorMail {
  vendorId: string
  userId: string
  /** Whether somebody who proved to be of the company took their place. */
  isSuperseded?: boolean
}

/** Writes to a person that a page is not theirs to manage any more, unless that changed meanwhile. */
export const administratorMail = mailJob<AdministratorMail>({
  name: 'administrator-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { vendorId, userId, isSuperseded }) => {
    const mailed = await mailedAdministrator(db, vendorId, userId)
    if (!mailed) return undefined
    const letter = isSuperseded
      ? supersededLetter(mailed, `${env.PUBLIC_URL}/supplier/details/${vendorId}`)
      : inactivatedLetter(mailed)
    return { to: mailed.email, letter }
  },
})
