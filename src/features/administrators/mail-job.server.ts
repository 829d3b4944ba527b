import { supplierAreaPath } from '#/features/vendors/links.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { addedLetter } from './letters.server.ts'
import { mailedAdministrator } from './repository.server.ts'

/** Tells a person that a page is theirs to manage, unless it is not any more. */
export const administratorMail = mailJob<{ vendorId: string; userId: string }>({
  name: 'administrator-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { vendorId, userId }) => {
    const mailed = await mailedAdministrator(db, vendorId, userId)
    if (!mailed) return undefined
    const url = env.PUBLIC_URL + supplierAreaPath(vendorId)
    return { to: mailed.email, letter: addedLetter(mailed, url) }
  },
})
