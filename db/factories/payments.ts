import { desc, eq } from 'drizzle-orm'
import { advertisements, banners, payments } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { makeBanner } from './content.ts'
import { next, only } from './counter.ts'

type NewPayment = typeof payments.$inferInsert

/** A payment that was begun, and of which nothing is known yet. */
export async function makePayment(
  db: Database,
  { advertisementId, ...overrides }: Partial<NewPayment> & { advertisementId?: string } = {},
) {
  const row = {
    kind: 'advertisement',
    subjectId: advertisementId,
    method: 'Pix' as const,
    amountCents: 5928,
    provider: 'mercado-pago',
    checkoutId: `preferencia-${next()}`,
    checkoutUrl: 'https://mercadopago.example/checkout',
    ...overrides,
  }
  return only(await db.insert(payments).values(row).returning())
}

/** Shows an advertisement by a banner. @returns the banner's id */
export async function showAdvertisement(db: Database, id: string): Promise<string> {
  const banner = await makeBanner(db)
  await db
    .update(advertisements)
    .set({ status: 'running', bannerId: banner.id })
    .where(eq(advertisements.id, id))
  return banner.id
}

export const isBannerActive = async (db: Database, id: string) =>
  only(await db.select().from(banners).where(eq(banners.id, id))).active

export const stateOfAdvertisement = async (db: Database, id: string) =>
  only(await db.select().from(advertisements).where(eq(advertisements.id, id))).status

export const deleteAdvertisement = (db: Database, id: string) =>
  db.delete(advertisements).where(eq(advertisements.id, id))

export const paymentOf = async (db: Database, id: string) =>
  only(await db.select().from(payments).where(eq(payments.id, id)))

/** Every payment by the provider's id of it, the latest first. */
export const paymentsAt = (db: Database, providerPaymentId: string) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.providerPaymentId, providerPaymentId))
    .orderBy(desc(payments.createdAt))

/** What was begun for an advertisement, the latest first. */
export const paymentsFor = (db: Database, advertisementId: string) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.subjectId, advertisementId))
    .orderBy(desc(payments.createdAt))
