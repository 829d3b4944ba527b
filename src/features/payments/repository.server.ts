import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { payments } from '#/db/schema/index.ts'
import type { PaymentProvider } from '#/integrations/payments/provider.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Sale, SoldThing } from '#/platform/server/sales.server.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
type ProviderName = PaymentProvider['name']

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

/** A payment, and what it is for: that is undefined once it was deleted, or where it is for nothing. */
export interface LockedPayment {
  payment: PaymentRow
  sale: Sale
  sold: SoldThing | undefined
}

/** What is sold is locked before any payment of it, always. */
export async function lockWithSold(
  tx: Database,
  sales: Sale[],
  id: string,
): Promise<LockedPayment | undefined> {
  const found = await findPayment(tx, id)
  if (!found) return undefined
  const sale = saleOf(sales, found)
  const sold = found.subjectId ? await sale.lock(tx, found.subjectId) : undefined
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment && { payment, sale, sold: payment.subjectId ? sold : undefined }
}

/** @throws Error for a kind that this version does not sell */
export function saleOf(sales: Sale[], { kind }: { kind: string }): Sale {
  const sale = sales.find((sale) => sale.kind === kind)
  if (!sale) throw new Error(`nothing of the kind ${kind} is sold`)
  return sale
}

/** What a payment is for. */
export interface Subject {
  kind: string
  subjectId: string
}

const isFor = ({ kind, subjectId }: Subject) =>
  and(eq(payments.kind, kind), eq(payments.subjectId, subjectId))

/** What was paid for a thing and not given back. */
export const findPaid = (db: Database, subject: Subject) =>
  findOne(db, and(isFor(subject), isNotNull(payments.paidAt), isNull(payments.refundedAt)))

/** The payment of a person, begun after a moment, of which the provider knows nothing yet. */
export const findUnused = (
  tx: Database,
  like: NewPayment & Subject & { userId: string },
  after: Date,
) =>
  findOne(
    tx,
    and(
      isFor(like),
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

/** Keeps the checkout of a payment, unless it has one. @returns the address of the one it has then */
export async function keepCheckout(
  db: Database,
  id: string,
  { checkoutId, url }: { checkoutId: string; url: string },
): Promise<string> {
  const [row] = await db
    .update(payments)
    .set({
      checkoutId: sql`coalesce(${payments.checkoutId}, ${checkoutId})`,
      checkoutUrl: sql`coalesce(${payments.checkoutUrl}, ${url})`,
    })
    .where(eq(payments.id, id))
    .returning({ checkoutUrl: payments.checkoutUrl })
  return row?.checkoutUrl ?? url
}

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
        isNotNull(payments.checkoutId),
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
        isNull(payments.subjectId),
        isNotNull(payments.paidAt),
        isNull(payments.refundedAt),
      ),
    )
