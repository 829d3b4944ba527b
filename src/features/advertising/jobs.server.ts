import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { advertisementMail } from './mail-job.server.ts'
import { endOver } from './repository.server.ts'
import { STATES, stateAfter } from './states.ts'

type Context = Pick<Platform, 'db'>

const BEFORE_EXPIRY = STATES.filter((state) => stateAfter(state, 'expiry') !== null)

/** Ends what is over, and has the pages rendered again where that changes them. */
const endWhatIsOver = ({ db }: Context) =>
  db.transaction(async (tx) => {
    if ((await endOver(tx, BEFORE_EXPIRY, 'ended')) > 0) await dropPages(tx, ['advertisements'])
  })

/** When an advertisement begins or ends, the pages that do not know it yet are rendered again. */
export const advertisementDue: Job<Context, { advertisementId: string }> = {
  name: 'advertisement-due',
  retry: { times: 5, firstDelaySeconds: 5 },
  run: async (context) => {
    await endWhatIsOver(context)
    await dropPages(context.db, ['advertisements'])
  },
}

/** Every hour, for what no other job has ended. */
const advertisementsUpkeep: Job<Context, Record<string, never>> = {
  name: 'advertisements-upkeep',
  cron: '10 * * * *',
  run: endWhatIsOver,
}

/** What advertisements do apart from requests. */
export const ADVERTISING_JOBS = [advertisementDue, advertisementsUpkeep, advertisementMail]
