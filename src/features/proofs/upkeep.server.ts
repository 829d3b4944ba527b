import { DAY_MS } from '#/domain/durations.ts'
import { forgetOldDomains } from '#/features/companies/company-domains.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { WAITING_FILE_DAYS } from './limits.ts'
import { deleteOrphans, expireProofs, filesToDestroy } from './repository.server.ts'
import { destroy } from './service.server.ts'

const BATCH = 200

/** Every night: destroys the files of proofs that nobody needs any more, decided about or not, and forgets old domains. */
export const proofsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'proofs-upkeep',
  cron: '10 7 * * *',
  run: async ({ db, privateFiles }) => {
    await expireProofs(db, new Date(Date.now() - WAITING_FILE_DAYS * DAY_MS))
    let last: string | undefined
    do {
      const proofs = await filesToDestroy(db, BATCH, last)
      await destroy(db, privateFiles, proofs)
      last = proofs.length < BATCH ? undefined : proofs.at(-1)?.id
    } while (last)
    await deleteOrphans(db)
    await forgetOldDomains(db)
  },
}
