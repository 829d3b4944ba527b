import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { dismissedLetter, upheldLetter } from './letters.server.ts'
import { describedAppeal } from './repository.server.ts'

/** Writes to a person what was decided about their appeal, unless they appealed once more. */
export const appealMail = mailJob<{ appealId: string }>({
  name: 'appeal-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { appealId }) => {
    const found = await describedAppeal(db, appealId)
    if (!found || found.appeal.status === 'waiting') return undefined
    const { appeal, person, offer, vendor } = found
    const decided = {
      firstName: person.firstName,
      target: offer?.name ?? vendor?.name ?? '',
      answer: appeal.answer ?? '',
    }
    const path = offer ? offerPath(offer.id) : vendorPath(vendor?.id ?? '')
    const letterTo = appeal.status === 'upheld' ? upheldLetter : dismissedLetter
    return { to: person.email, letter: letterTo(decided, env.PUBLIC_URL + path) }
  },
})
