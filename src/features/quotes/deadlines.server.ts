import { isWorkingDayAt, workingDaysBetween, workingDaysFrom } from '#/domain/working-days.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { dropAnswering } from './answering.server.ts'
import { HELD_DAYS, OTHERS_DAYS, REMINDER_DAYS } from './limits.ts'
import { quoteMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import { readersFor, tellBuyer } from './telling.server.ts'

/** Conversations at a time; those of the next time follow at once. */
const BATCH = 200

type Rows = repository.ConversationRow[]

const groupsOf = (
  rows: Rows,
  keyOf: (row: Rows[number]) => string,
): [key: string, rows: Rows][] => {
  const groups = new Map<string, Rows>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}

const idsOf = (rows: Rows) => rows.map(({ id }) => id)

/** One letter to each who looks after them, however many wait: many requests at once make nobody's mailbox full. */
async function remind({ jobs }: Platform, tx: Database, rows: Rows, now: Date) {
  for (const [vendorId, waiting] of groupsOf(rows, (row) => row.vendorId)) {
    const since = waiting[0]?.deliveredAt ?? now
    const data = {
      conversation: waiting[0]?.id ?? '',
      waited: workingDaysBetween(since, now),
    }
    await notify(tx, vendorId, 'quote_waiting', { data })
    const about = new Map<string, string[]>()
    for (const [ownerId, owned] of groupsOf(waiting, (row) => row.ownerId ?? ''))
      for (const userId of await readersFor(tx, vendorId, ownerId))
        about.set(userId, [...(about.get(userId) ?? []), ...idsOf(owned)])
    for (const [userId, conversationIds] of about)
      await jobs.enqueue(tx, quoteMail, { to: 'reminded', vendorId, userId, conversationIds })
    await dropAnswering(tx, vendorId)
  }
}

/** One letter for a request, whoever of its suppliers did not answer. */
async function nameOthers({ jobs }: Platform, tx: Database, rows: Rows) {
  for (const [, silent] of groupsOf(rows, (row) => row.requestId))
    await jobs.enqueue(tx, quoteMail, { to: 'unanswered', conversationIds: idsOf(silent) })
}

const DUE = [
  { mark: 'remindedAt', days: REMINDER_DAYS, act: remind },
  { mark: 'othersNamedAt', days: OTHERS_DAYS, act: nameOthers },
] as const

/**
 * By day, on working days: reminds suppliers of what they did not answer, and names others to who waits. A mark in
 * the transaction of the letters makes each happen once, whatever ends the process.
 * @param now for tests
 */
export async function workOffDeadlines(platform: Platform, now = new Date()) {
  await endAbandoned(platform, now)
  if (!isWorkingDayAt(now)) return
  await tellOverdue(platform, now)
  for (const { mark, days, act } of DUE) {
    const before = workingDaysFrom(now, -days)
    let marked = BATCH
    while (marked === BATCH)
      marked = await platform.db.transaction(async (tx) => {
        const rows = await repository.markWaiting(tx, mark, { before, now, atMost: BATCH })
        await act(platform, tx, rows, now)
        return rows.length
      })
  }
}

/** Tells those whose requests are held for longer than was said. */
const tellOverdue = (platform: Platform, now: Date) =>
  platform.db.transaction(async (tx) => {
    const before = workingDaysFrom(now, -HELD_DAYS)
    for (const { id } of await repository.markOverdue(tx, { before, now }))
      await tellBuyer(platform, tx, id, 'overdue')
  })

/** Ends what one side has left, and tells the buyer, once. A buyer who was kept out is told nothing. */
export async function endAbandoned(platform: Platform, now = new Date()) {
  let ended = BATCH
  while (ended === BATCH)
    ended = await platform.db.transaction(async (tx) => {
      const rows = await repository.endAbandoned(tx, now, BATCH)
      for (const { id } of rows) await tellBuyer(platform, tx, id, 'absent')
      return rows.length
    })
}

/** From 8 to 18 h in São Paulo. */
export const quoteDeadlines: Job<Platform, Record<string, never>> = {
  name: 'quote-deadlines',
  cron: '15 11-21 * * *',
  run: (platform) => workOffDeadlines(platform),
}
