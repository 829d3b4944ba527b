import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { approvedLetter, refusedLetter } from './letters.server.ts'
import { formatPeriod } from './period.ts'
import { type MailedAdvertisement, mailedAdvertisement } from './repository.server.ts'

/** Writes to somebody who administers the page what was decided. */
export const advertisementMail = mailJob<{ advertisementId: string; userId: string }>({
  name: 'advertisement-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { advertisementId, userId }) => {
    const told = await mailedAdvertisement(db, advertisementId, userId)
    const letter = told && letterOf(told, env.PUBLIC_URL)
    return letter && { to: told.email, letter }
  },
})

/** @returns undefined when there is nothing to write any more: mails may wait */
function letterOf(told: MailedAdvertisement, publicUrl: string): Letter | undefined {
  const subject = {
    ...told,
    period: formatPeriod(told.startsOn, told.endsOn),
    url: `${publicUrl}/supplier/profile?pagina=${told.vendorId}&aba=publicidades`,
  }
  if (told.status === 'running') return approvedLetter(subject)
  if (told.status === 'refused') return refusedLetter(subject, told.refusal)
  return undefined
}
