import { date, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'
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
    description: text('description'),
    logoKey: text('logo_key'),
    status: advertisementStatus('status').notNull().default('draft'),
    createdAt: createdAt(),
  },
  (t) => [index('advertisements_vendor_idx').on(t.vendorId)],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    advertisementId: uuid('advertisement_id')
      .notNull()
      .references(() => advertisements.id, { onDelete: 'restrict' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    method: paymentMethod('method').notNull(),
    /** Centavos of BRL. */
    amountCents: integer('amount_cents').notNull(),
    /** The provider's own id and state, as it names them. */
    providerPaymentId: text('provider_payment_id').unique(),
    providerStatus: text('provider_status'),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (t) => [index('payments_advertisement_idx').on(t.advertisementId)],
)
