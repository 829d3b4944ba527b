import { provePath } from '#/features/reviews/links.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { decidedLetter } from './letters.server.ts'
import { describedProof } from './repository.server.ts'

/** Writes to the author of a review what was decided about the proof, unless it was taken back meanwhile. */
export const proofMail = mailJob<{ proofId: string }>({
  name: 'proof-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { proofId }) => {
    const found = await describedProof(db, proofId)
    if (!found?.reviewId || found.status === 'waiting') return undefined
    const { person, target, answer, status, reviewId } = found
    const decided = {
      firstName: person.firstName,
      target,
      answer: answer ?? '',
      isUpheld: status === 'upheld',
    }
    const url = env.PUBLIC_URL + provePath(reviewId)
    return { to: person.email, letter: decidedLetter(decided, url) }
  },
})
