import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { webhookDeliveries as deliveries, webhooks } from '#/db/schema/index.ts'
import { DAY_MS, MINUTE_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { DELIVERIES_PER_DAY, GATHERED_MINUTES } from './limits.ts'
import type { WebhookTopic } from './topics.ts'

export type NewDelivery = Pick<
  typeof deliveries.$inferInsert,
  'vendorId' | 'event' | 'offerId' | 'data'
>

/** How much was to be sent for a page within 24 hours. */
export const countOfDay = (db: Database, vendorId: string) =>
  db.$count(
    deliveries,
    and(eq(deliveries.vendorId, vendorId), gt(deliveries.createdAt, new Date(Date.now() - DAY_MS))),
  )

/** Which of some pages have a system that hears of a topic. */
export async function listening(
  tx: Database,
  vendorIds: string[],
  topic: WebhookTopic,
): Promise<string[]> {
  const rows = await tx
    .select({ vendorId: webhooks.vendorId })
    .from(webhooks)
    .where(
      and(
        inArray(webhooks.vendorId, vendorIds),
        isNull(webhooks.restingSince),
        sql`${topic} = ANY (${webhooks.topics})`,
      ),
    )
  const open: string[] = []
  for (const { vendorId } of rows)
    if ((await countOfDay(tx, vendorId)) < DELIVERIES_PER_DAY) open.push(vendorId)
  return open
}

/** Whether the same is about to be sent, so that what happens now is told with it. */
export async function isAboutToBeSent(
  tx: Database,
  { vendorId, event, offerId }: NewDelivery,
): Promise<boolean> {
  const same = and(
    eq(deliveries.vendorId, vendorId),
    gt(deliveries.createdAt, new Date(Date.now() - GATHERED_MINUTES * MINUTE_MS)),
    eq(deliveries.event, event),
    offerId ? eq(deliveries.offerId, offerId) : isNull(deliveries.offerId),
    eq(deliveries.attempts, 0),
  )
  return (await tx.$count(deliveries, same)) > 0
}

export async function insertDelivery(tx: Database, delivery: NewDelivery): Promise<string> {
  const [row] = await tx.insert(deliveries).values(delivery).returning({ id: deliveries.id })
  if (!row) throw new Error('The insert returned no row.')
  return row.id
}
