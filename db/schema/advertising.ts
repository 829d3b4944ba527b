import { date, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PaymentStatus } from '#/domain/payment.ts'
import { users } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { banners } from './content.ts'
import { vendors } from './vendors.ts'

const vendor = () =>
  uuid('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

export const advertisementStatus = pgEnum('advertisement_status', [
  'draft',
  'awaiting_payment',
  'paid',
  'awaiting_review',
  'running',
  'ended',
  'refused',
  'refunded',
])

export const paymentMethod = pgEnum('payment_method', ['Cartão', 'Boleto', 'Pix'])

export const advertisements = pgTable(
  'advertisements',
  {
    id: id(),
    vendorId: vendor(),
    /** Wire: `nomePublicidade`. */
    name: text('name').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    description: text('description').notNull(),
    logoKey: text('logo_key'),
    status: advertisementStatus('status').notNull().default('draft'),
    /** Why an Admin refused it; '' for none. */
    refusal: text('refusal').notNull().default(''),
    /** What shows it while it runs. */
    bannerId: uuid('banner_id')
      .unique()
      .references(() => banners.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('advertisements_vendor_idx').on(t.vendorId, t.createdAt),
    index('advertisements_status_idx').on(t.status, t.endsOn),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** What is sold, as its seller calls it (src/server/sales.server.ts). */
    kind: text('kind').notNull(),
    /** Which one: not a reference, since any table may be sold. Null where it pays for nothing. */
    subjectId: uuid('subject_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    method: paymentMethod('method').notNull(),
    /** Centavos of BRL. */
    amountCents: integer('amount_cents').notNull(),
    /** Who takes the money, as `PAYMENTS` names them. */
    provider: text('provider').notNull(),
    /** Of the checkout at the provider; null until it answered. */
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    /** The provider's own id, and how it said that the payment stands. */
    providerPaymentId: text('provider_payment_id'),
    providerStatus: text('provider_status').$type<PaymentStatus>(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('payments_subject_idx').on(t.subjectId, t.createdAt),
    uniqueIndex('payments_provider_idx').on(t.provider, t.providerPaymentId),
  ],
)

/** Checkouts of the offline provider, which stands for a real one where things are tried out. */
export const offlineCheckouts = pgTable('offline_checkouts', {
  id: id(),
  /** Our own reference: the id of the payment. */
  reference: uuid('reference').notNull(),
  title: text('title').notNull(),
  amountCents: integer('amount_cents').notNull(),
  /** Null until somebody chose an outcome. */
  status: text('status').$type<PaymentStatus>(),
  createdAt: createdAt(),
})
