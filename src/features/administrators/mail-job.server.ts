import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { inactivatedLetter } from './letters.server.ts'
import { mailedAdministrator } from './repository.server.ts'

/** Writes to a person that a page is not theirs to manage any more, unless that changed meanwhile. */
export const administratorMail = mailJob<{ vendorId: string; userId: string }>({
  name: 'administrator-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db }, { vendorId, userId }) => {
    const mailed = await mailedAdministrator(db, vendorId, userId)
    return mailed && { to: mailed.email, letter: inactivatedLetter(mailed) }
  },
})
