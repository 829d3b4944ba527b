import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { addedLetter, inactivatedLetter } from './letters.server.ts'
import { mailedAdministrator } from './repository.server.ts'

interface Told {
  vendorId: string
  userId: string
  /** Whether the page is theirs to manage now, or not any more. */
  isActive: boolean
}

/** Writes to a person what they are to a page, unless that changed again meanwhile. */
export const administratorMail = mailJob<Told>({
  name: 'administrator-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { vendorId, userId, isActive }) => {
    const mailed = await mailedAdministrator(db, vendorId, userId, isActive)
    if (!mailed) return undefined
    const letter = isActive
      ? addedLetter(mailed, env.PUBLIC_URL + supplierAreaPath(vendorId))
      : inactivatedLetter(mailed)
    return { to: mailed.email, letter }
  },
})
