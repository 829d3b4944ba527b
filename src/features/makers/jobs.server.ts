import { DAY_MS } from '#/domain/durations.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { assignedLetter, givenLetter, refusedLetter, takenLetter } from './letters.server.ts'
import { CLOSED_CLAIM_DAYS } from './limits.ts'
import * as repository from './repository.server.ts'

interface MakerMail {
  userId: string
  offerId: string
  /** The maker's page. */
  vendorId: string
  occasion: 'given' | 'assigned' | 'taken' | 'refused'
  /** Of a refusal. */
  reason?: string
}

/** Letters about software that its maker asked for. */
export const makerMail = mailJob<MakerMail>({
  name: 'maker-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, mail) => {
    const mailed = await repository.mailed(db, mail)
    if (!mailed) return undefined
    const area = env.PUBLIC_URL + supplierAreaPath(mail.vendorId, 'software')
    const letters = {
      given: () => givenLetter(mailed, area),
      assigned: () => assignedLetter(mailed, area),
      taken: () => takenLetter(mailed, `${env.PUBLIC_URL}/software/details/${mail.offerId}`),
      refused: () => refusedLetter(mailed, mail.reason ?? '', area),
    }
    return { to: mailed.email, letter: letters[mail.occasion]() }
  },
})

/** Every night: forgets wishes that were decided long ago. */
const makersUpkeep: Job<Platform, Record<string, never>> = {
  name: 'makers-upkeep',
  cron: '50 6 * * *',
  run: async ({ db }) => {
    await repository.deleteClosed(db, new Date(Date.now() - CLOSED_CLAIM_DAYS * DAY_MS))
  },
}

export const MAKER_JOBS = [makerMail, makersUpkeep]
