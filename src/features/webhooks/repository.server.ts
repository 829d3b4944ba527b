import { and, desc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import {
  webhookDeliveries as deliveries,
  isPresent,
  offers,
  users,
  webhooks,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { DELIVERIES_SHOWN } from './limits.ts'
import { FAILURES_MIN } from './outbox/limits.ts'

export async function findWebhook(db: Database, vendorId: string) {
  const [row] = await db
    .select({
      webhook: webhooks,
      firstName: users.firstName,
      lastName: users.lastName,
      isPresent: sql<boolean>`coalesce(${isPresent}, false)`,
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(eq(webhooks.vendorId, vendorId))
  return row
}

/** The same, and others who change it wait for the transaction's end. */
export async function lockWebhook(tx: Database, vendorId: string) {
  await tx
    .select({ vendorId: webhooks.vendorId })
    .from(webhooks)
    .where(eq(webhooks.vendorId, vendorId))
    .for('update')
  return findWebhook(tx, vendorId)
}

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

/** Of one that did not fail of late. */
export const WORKING = { failures: 0, failingSince: null, restingSince: null }

export const upsertWebhook = (tx: Database, webhook: typeof webhooks.$inferInsert) =>
  tx
    .insert(webhooks)
    .values(webhook)
    .onConflictDoUpdate({
      target: webhooks.vendorId,
      set: { formerSecret: null, rotatedAt: null, ...WORKING, ...webhook },
    })

export const updateWebhook = (
  tx: Database,
  vendorId: string,
  change: Partial<typeof webhooks.$inferInsert>,
) => tx.update(webhooks).set(change).where(eq(webhooks.vendorId, vendorId))

/** @returns whether there was one */
export async function deleteWebhook(tx: Database, vendorId: string): Promise<boolean> {
  const deleted = await tx
    .delete(webhooks)
    .where(eq(webhooks.vendorId, vendorId))
    .returning({ vendorId: webhooks.vendorId })
  return deleted.length > 0
}

/** The latest first. */
export const deliveriesOf = (db: Database, vendorId: string) =>
  db
    .select()
    .from(deliveries)
    .where(eq(deliveries.vendorId, vendorId))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(DELIVERIES_SHOWN)

export async function findDelivery(db: Database, id: string) {
  const [row] = await db
    .select({ delivery: deliveries, name: offers.name, kind: offers.kind })
    .from(deliveries)
    .leftJoin(offers, eq(offers.id, deliveries.offerId))
    .where(eq(deliveries.id, id))
  if (!row) return undefined
  const { delivery, name, kind } = row
  const offer =
    delivery.offerId && name && kind
      ? { _id: delivery.offerId, nome: name, tipo: TYPES[kind] }
      : null
  return { ...delivery, offer }
}
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

const TYPES = { software: 'software', service: 'servico' } as const

/**
 * Notes an attempt: of the delivery, and of those in a row that failed.
 * @param status null without an answer
 */
export async function noteAttempt(
  tx: Database,
  { id, vendorId }: DeliveryRow,
  { status, isDelivered }: { status: number | null; isDelivered: boolean },
) {
  await tx
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      status,
      ...(isDelivered && { deliveredAt: new Date() }),
    })
    .where(eq(deliveries.id, id))
  await tx
    .update(webhooks)
    .set(
      isDelivered
        ? { failures: 0, failingSince: null }
        : {
            failures: sql`${webhooks.failures} + 1`,
            failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
          },
    )
    .where(eq(webhooks.vendorId, vendorId))
}

/** Lets a webhook rest of which nothing but failures is known since a moment, and enough of them. @returns whether it did */
export async function restFailing(tx: Database, vendorId: string, since: Date): Promise<boolean> {
  const rests = await tx
    .update(webhooks)
    .set({ restingSince: new Date() })
    .where(
      and(
        eq(webhooks.vendorId, vendorId),
        isNull(webhooks.restingSince),
        gte(webhooks.failures, FAILURES_MIN),
        lte(webhooks.failingSince, since),
      ),
    )
    .returning({ vendorId: webhooks.vendorId })
  return rests.length > 0
}

export const deleteDeliveries = (tx: Database, before: Date) =>
  tx.delete(deliveries).where(lt(deliveries.createdAt, before))
