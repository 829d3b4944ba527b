import { DELETION_UNDO_DAYS, removalDate } from '#/domain/account-removal.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { deletePerson, updatePerson } from '#/features/people/service.server.ts'
import { proofFilesOf } from '#/features/proofs/service.server.ts'
import { proposalFilesOf } from '#/features/quotes/service.server.ts'
import { forgetAuthor, pagesReviewedBy } from '#/features/reviews/service.server.ts'
import { releasePagesOf } from '#/features/vendors/pages.server.ts'
import { forgetInAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { privateFileRemoval } from '#/platform/server/files/removal-job.server.ts'
import { removeQuietly } from '#/platform/server/files/storage.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { clearOldCounts } from '#/platform/server/rate-limit.server.ts'
import { clearOldSessions, type Origin, type Viewer } from '#/platform/server/session.server.ts'
import { auditedIds } from './export/repository.server.ts'
import { proveAgain } from './login.server.ts'
import { accountMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import { clearOldDevices, endOtherAccess } from './sessions/devices.server.ts'

/**
 * Asks for the removal of one's account. It is hidden at once and removed some days later; until
 * then a login can take it back.
 * @returns when it will be removed
 */
export async function requestRemoval(
  platform: Platform,
  viewer: Viewer,
  { password, keepComments }: { password: string; keepComments: boolean },
  origin: Origin,
): Promise<Date> {
  await proveAgain(platform, viewer, password, origin)
  // Asked for again, it does not begin again.
  const earlier = (await repository.accountById(platform.db, viewer.id))?.deletionRequestedAt
  const requestedAt = earlier ?? new Date()
  await platform.db.transaction(async (tx) => {
    await updatePerson(tx, viewer.id, {
      deletionRequestedAt: requestedAt,
      keepsComments: keepComments,
    })
    await endOtherAccess(tx, viewer.id, viewer)
    await dropPages(tx, await pagesNaming(tx, viewer.id))
    await platform.jobs.enqueue(tx, accountMail, { kind: 'accountRemoval', userId: viewer.id })
  })
  securityEvent('removal.asked')
  return removalDate(requestedAt)
}

export async function cancelRemoval({ db }: Platform, viewer: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    await updatePerson(tx, viewer.id, { deletionRequestedAt: null, keepsComments: false })
    await dropPages(tx, await pagesNaming(tx, viewer.id))
  })
  securityEvent('removal.taken-back')
}

/** The person's own page, and those with a review of theirs. */
const pagesNaming = async (tx: Database, userId: string): Promise<CacheTag[]> => [
  `user:${userId}`,
  ...(await pagesReviewedBy(tx, userId)),
]

/** Every night: carries out the removals that nobody took back, and clears what is over. */
export const accountUpkeep: Job<Platform, Record<string, never>> = {
  name: 'account-upkeep',
  cron: '0 6 * * *',
  run: async (platform) => {
    const { db } = platform
    const requestedBefore = daysAgo(DELETION_UNDO_DAYS)
    for (const id of await repository.usersToRemove(db, requestedBefore))
      await remove(platform, id, requestedBefore)
    await db.transaction(async (tx) => {
      await clearOldSessions(tx)
      await clearOldDevices(tx)
      await repository.deleteLeftovers(tx)
      await clearOldCounts(tx)
    })
  },
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** What hangs from the account goes with its row; what stays, and why, is a table (features/legal/kept.ts). */
async function remove({ db, files, jobs }: Platform, id: string, requestedBefore: Date) {
  const removed = await db.transaction(async (tx) => {
    const user = await repository.lockUserToRemove(tx, id, requestedBefore)
    if (!user) return undefined
    await forgetInAudit(tx, await auditedIds(tx, id))
    // Pages before reviews, as everybody locks them.
    await releasePagesOf(tx, id)
    await forgetAuthor(tx, id, user.keepsComments)
    await dropPages(tx, [`user:${id}`])
    const keys = [...(await proposalFilesOf(tx, id)), ...(await proofFilesOf(tx, id))]
    if (keys.length > 0) await jobs.enqueue(tx, privateFileRemoval, { keys })
    await deletePerson(tx, id)
    return user
  })
  if (removed) securityEvent('removal.done', { account: id })
  // A file that stays behind must not keep others from being removed.
  if (removed?.photoKey) await removeQuietly(files, [removed.photoKey])
}
