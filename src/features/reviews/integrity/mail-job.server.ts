import { formatDay } from '#/domain/dates.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { deadlineOf } from './deadline.ts'
import { heldLetter } from './letters.server.ts'
import { describedHold } from './repository.server.ts'

/** Writes to the author of a review that it waits, and until when, unless somebody decided meanwhile. */
export const holdMail = mailJob<{ reviewId: string }>({
  name: 'review-hold-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { reviewId }) => {
    const found = await describedHold(db, reviewId)
    if (found?.status !== 'pending' || !found.waitsSince) return undefined
    const { person, name, offerId, vendorId, waitsSince } = found
    const path = offerId ? `/software/details/${offerId}` : `/supplier/details/${vendorId}`
    const held = {
      firstName: person.firstName,
      target: name,
      until: formatDay(deadlineOf(waitsSince).toISOString()),
    }
    return { to: person.email, letter: heldLetter(held, env.PUBLIC_URL + path) }
  },
})
