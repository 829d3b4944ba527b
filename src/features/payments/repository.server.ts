import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { advertisements, payments } from '#/db/schema/index.ts'
import type { AdvertisementState } from '#/features/advertising/states.ts'
import type { PaymentProvider } from '#/integrations/payments/provider.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
type ProviderName = PaymentProvider['name']

const advertisementColumns = {
  id: advertisements.id,
  vendorId: advertisements.vendorId,
  name: advertisements.name,
  startsOn: advertisements.startsOn,
  status: advertisements.status,
}
export type PaidAdvertisement = NonNullable<Awaited<ReturnType<typeof findAdvertisement>>>

export async function findAdvertisement(db: Database, id: string) {
  const [row] = await db
    .select(advertisementColumns)
    .from(advertisements)
    .where(eq(advertisements.id, id))
  return row
}

export async function lockAdvertisement(tx: Database, id: string) {
  const [row] = await tx
    .select(advertisementColumns)
    .from(advertisements)
    .where(eq(advertisements.id, id))
    .for('update')
  return row
}

export const setAdvertisementState = (tx: Database, id: string, status: AdvertisementState) =>
  tx.update(advertisements).set({ status }).where(eq(advertisements.id, id))

/** The latest of some payments. */
async function findOne(db: Database, where: SQL | undefined): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(where)
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return row
}

/** @param id our reference */
export const findPayment = (db: Database, id: string) => findOne(db, eq(payments.id, id))

export const findByProviderId = (db: Database, provider: ProviderName, id: string) =>
  findOne(db, and(eq(payments.provider, provider), eq(payments.providerPaymentId, id)))

/** A payment and what it is for; undefined once that was deleted, or where it pays for nothing. */
export interface LockedPayment {
  payment: PaymentRow
  advertisement: PaidAdvertisement | undefined
}

/** The advertisement is locked before any payment of it, always. */
export async function lockWithAdvertisement(
  tx: Database,
  id: string,
): Promise<LockedPayment | undefined> {
  const found = await findPayment(tx, id)
  const advertisement = found?.advertisementId
    ? await lockAdvertisement(tx, found.advertisementId)
    : undefined
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment && { payment, advertisement: payment.advertisementId ? advertisement : undefined }
}

/** What was paid for an advertisement and not given back. */
export const findPaid = (db: Database, advertisementId: string) =>
  findOne(
    db,
    and(
      eq(payments.advertisementId, advertisementId),
      isNotNull(payments.paidAt),
      isNull(payments.refundedAt),
    ),
  )

/** The payment of a person, begun after a moment, of which the provider knows nothing yet. */
export const findUnused = (
  tx: Database,
  like: NewPayment & { advertisementId: string; userId: string },
  after: Date,
) =>
  findOne(
    tx,
    and(
      eq(payments.advertisementId, like.advertisementId),
      eq(payments.userId, like.userId),
      eq(payments.provider, like.provider),
      eq(payments.method, like.method),
      eq(payments.amountCents, like.amountCents),
      isNull(payments.providerPaymentId),
      gt(payments.createdAt, after),
    ),
  )

export async function insertPayment(tx: Database, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning()
  if (!row) throw new Error('a payment was written but not returned')
  return row
}

/** @returns false where its provider's payment is recorded already */
export async function insertSurplus(tx: Database, payment: NewPayment): Promise<string | null> {
  const [row] = await tx
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: [payments.provider, payments.providerPaymentId] })
    .returning({ id: payments.id })
  return row?.id ?? null
}

export const updatePayment = (tx: Database, id: string, change: Partial<NewPayment>) =>
  tx.update(payments).set(change).where(eq(payments.id, id))

/** Payments begun after a moment that nothing final is known of; of too many, any. */
export const unsettledPayments = (
  db: Database,
  provider: ProviderName,
  after: Date,
  limit: number,
) =>
  db
    .select({ id: payments.id, providerPaymentId: payments.providerPaymentId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        gt(payments.createdAt, after),
        isNotNull(payments.preferenceId),
        isNull(payments.paidAt),
        isNull(payments.refundedAt),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit)

/** Payments that pay for nothing, not given back yet. */
export const owedPayments = (db: Database, provider: ProviderName, after: Date) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        gt(payments.createdAt, after),
        isNull(payments.advertisementId),
        isNotNull(payments.paidAt),
        isNull(payments.refundedAt),
      ),
    )
