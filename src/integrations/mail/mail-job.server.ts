import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { type Letter, renderLetter, senderOf } from './letter.server.tsx'

/** A letter and whom it goes to. */
export interface Composed {
  to: string
  /** Where an answer to it goes. */
  replyTo?: string | undefined
  letter: Letter
}

interface MailJob<Data extends object> extends Pick<Job<Platform, Data>, 'name' | 'retry'> {
  /** @returns undefined when there is nothing to write (any more): mails may wait */
  compose(platform: Platform, data: Data): Promise<Composed | undefined>
}

/** A job that writes a mail at the moment it goes out, and sends it. */
export const mailJob = <Data extends object>({
  compose,
  ...job
}: MailJob<Data>): Job<Platform, Data> => ({
  ...job,
  run: async (platform, data) => {
    const composed = await compose(platform, data)
    if (!composed) return
    const { letter, ...addresses } = composed
    await platform.mailer.send({
      ...addresses,
      ...(await renderLetter(letter, senderOf(platform.env))),
    })
  },
})
