import { DAY_MS } from '#/domain/durations.ts'
import { hasReviewed } from '#/features/reviews/invited.server.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { invitationLetter } from './letters.server.ts'
import {
  ADDRESS_DAYS,
  HASH_DAYS,
  PER_MAILBOX_YEAR,
  REMINDED_DAYS,
  REMINDER_DAYS,
  SAME_SUPPLIER_DAYS,
} from './limits.ts'
import { invitedPath, stopPath } from './links.ts'
import { nameOf } from './names.server.ts'
import * as repository from './repository.server.ts'
import { stopTokenOf } from './stopping.server.ts'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

interface InvitationMail {
  addressId: string
  isReminder: boolean
}

/** Decides, once for an address, whether it is invited: nobody is who wants none, had enough, or has reviewed it. */
const decide = (db: Database, addressId: string, row: repository.LetterRow, now: Date) =>
  db.transaction(async (tx) => {
    const isRefusing = await repository.lockMailbox(tx, row.mailboxHash)
    const state = await repository.lockAddress(tx, addressId)
    if (state !== 'waiting') return state === 'sent'
    const sentSince = (days: number, vendorId?: string) =>
      repository.sentTo(tx, row.mailboxHash, daysBefore(now, days), vendorId)
    const isInvited =
      !isRefusing &&
      (await sentSince(365)) < PER_MAILBOX_YEAR &&
      (await sentSince(SAME_SUPPLIER_DAYS, row.vendorId)) === 0 &&
      !(await hasReviewed(tx, row.email, row.offer.id))
    await repository.settleAddress(
      tx,
      addressId,
      isInvited ? { state: 'sent', sentAt: now } : { state: 'skipped', email: null },
    )
    return isInvited
  })

const isStillMeant = async (db: Database, { mailboxHash, email, offer }: repository.LetterRow) =>
  !(await repository.isRefusing(db, mailboxHash)) && !(await hasReviewed(db, email, offer.id))

/** Invites somebody, or reminds them: what holds then decides. */
export const invitationMail = mailJob<InvitationMail>({
  name: 'review-invitation-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { addressId, isReminder }) => {
    const now = new Date()
    const row = await repository.letterOf(db, addressId, now)
    if (!row) return undefined
    const isMeant = isReminder ? await isStillMeant(db, row) : await decide(db, addressId, row, now)
    if (!isMeant) return undefined
    const token = await stopTokenOf(env, row.mailboxHash)
    const letter = invitationLetter(
      { company: nameOf(row.vendor), product: row.offer.name, isReminder },
      {
        review: env.PUBLIC_URL + invitedPath(row.token),
        stop: env.PUBLIC_URL + stopPath(token),
        post: `${env.PUBLIC_URL}/v1${stopPath(token)}`,
      },
    )
    return { to: row.email, letter }
  },
})

/** Reminders at a time. */
const BATCH = 200

/** Every morning in Brazil: reminds once, and forgets what is not needed any more. */
export const invitationsUpkeep: Job<Platform, Record<string, never>> = {
  name: 'review-invitations-upkeep',
  cron: '15 12 * * *',
  run: async ({ db, jobs }) => {
    const now = new Date()
    await db.transaction(async (tx) => {
      await repository.forgetAddresses(
        tx,
        daysBefore(now, REMINDED_DAYS - 1),
        daysBefore(now, ADDRESS_DAYS),
      )
      await repository.deleteOld(tx, daysBefore(now, HASH_DAYS))
    })
    for (;;) {
      const count = await db.transaction(async (tx) => {
        const ids = await repository.takeReminders(tx, daysBefore(now, REMINDER_DAYS), now, BATCH)
        for (const addressId of ids)
          await jobs.enqueue(tx, invitationMail, { addressId, isReminder: true })
        return ids.length
      })
      if (count < BATCH) break
    }
  },
}

/** What invitations need apart from requests of browsers. */
export const REVIEW_INVITATION_JOBS = [invitationMail, invitationsUpkeep]
