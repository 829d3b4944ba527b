import { NIL } from 'uuid'
import { notify } from '#/features/notifications/notify.server.ts'
import { othersSaid } from '#/features/register/disagreement/fields.ts'
import { registerQuestionOf } from '#/features/register/disagreement/service.server.ts'
import { latestMonth } from '#/features/register/service.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import * as repository from './repository.server.ts'

/** Pages that are looked at together. */
const BATCH = 100

/**
 * Every night, once for each month of the register: who keeps a page is told that the register says something else of
 * its company than the page does. What waits in the area asks for an answer.
 */
export const registerNotices: Job<Pick<Platform, 'db'>, Record<string, never>> = {
  name: 'register-notices',
  cron: '10 7 * * *',
  async run({ db }) {
    const month = await latestMonth(db)
    if (!month) return
    let after: string = NIL
    for (;;) {
      const pages = await repository.untoldOfRegister(db, month, after, BATCH)
      for (const { id } of pages) {
        const question = await registerQuestionOf(db, id)
        if (!question) continue
        const what = othersSaid(question.diferencas)
        await notify(db, id, 'register_differs', { data: { month, what } })
      }
      const last = pages.at(-1)
      if (!last || pages.length < BATCH) return
      after = last.id
    }
  },
}
