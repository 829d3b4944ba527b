import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import {
  inactivatedLetter,
  pageMovedLetter,
  pageReceivedLetter,
  supersededLetter,
} from './letters.server.ts'
import { mailedAdministrator } from './repository.server.ts'

/**
 * How somebody stops to administer a page: made inactive by a colleague, by who proved to be of the
 * company while nobody else had, or because an Admin gave the page to another account.
 */
export type Leaving = 'inactivated' | 'superseded' | 'moved'

interface AdministratorMail {
  vendorId: string
  userId: string
  /** `received`: an Admin gave them the page. */
  occasion: Leaving | 'received'
}

/** Writes to a person that a page is theirs to manage, or not any more, unless that changed meanwhile. */
export const administratorMail = mailJob<AdministratorMail>({
  name: 'administrator-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { vendorId, userId, occasion }) => {
    const isActive = occasion === 'received'
    const mailed = await mailedAdministrator(db, vendorId, userId, isActive)
    if (!mailed) return undefined
    const page = `${env.PUBLIC_URL}/supplier/details/${vendorId}`
    const letters = {
      inactivated: () => inactivatedLetter(mailed, page),
      superseded: () => supersededLetter(mailed, page),
      moved: () => pageMovedLetter(mailed, page),
      received: () => pageReceivedLetter(mailed, env.PUBLIC_URL + supplierAreaPath(vendorId)),
    }
    return { to: mailed.email, letter: letters[occasion]() }
  },
})
