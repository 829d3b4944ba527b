import { formatDay } from '#/domain/dates.ts'
import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { deadlineOf } from './deadline.ts'
import { heldLetter, lapsedLetter, lateLetter } from './letters.server.ts'
import { describedHold } from './repository.server.ts'

type Described = NonNullable<Awaited<ReturnType<typeof describedHold>>>

const pathOf = ({ offerId, vendorId }: Described) =>
  offerId ? offerPath(offerId) : vendorPath(vendorId ?? '')

/** Writes to the author of a review that nobody decided in time: it is public, or waits on. */
export const lateMail = mailJob<{ reviewId: string }>({
  name: 'review-late-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { reviewId }) => {
    const found = await describedHold(db, reviewId)
    if (found?.status !== 'pending' && found?.status !== 'visible') return undefined
    const { person, name: target, status } = found
    const letterOf = status === 'visible' ? lapsedLetter : lateLetter
    const letter = letterOf({ firstName: person.firstName, target }, env.PUBLIC_URL + pathOf(found))
    return { to: person.email, letter }
  },
})

/** Writes to the author of a review that it waits, and until when, unless somebody decided meanwhile. */
export const holdMail = mailJob<{ reviewId: string }>({
  name: 'review-hold-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { reviewId }) => {
    const found = await describedHold(db, reviewId)
    if (found?.status !== 'pending' || !found.waitsSince) return undefined
    const { person, name, waitsSince } = found
    const held = {
      firstName: person.firstName,
      target: name,
      until: formatDay(deadlineOf(waitsSince).toISOString()),
    }
    return { to: person.email, letter: heldLetter(held, env.PUBLIC_URL + pathOf(found)) }
  },
})
