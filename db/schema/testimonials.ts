import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { offers } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

const vendor = () =>
  uuid('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

const offer = () =>
  uuid('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' })

/** Place among those that the page shows, from 1; null of what it does not show. */
const position = () => smallint('position')

/** Whose words they are: written down by the supplier, or sent by the customer through a link. */
export const testimonyOrigin = pgEnum('testimony_origin', ['supplier', 'customer'])

/** What a customer says of a supplier (decision 19). Wire: `depoimento`. */
export const testimonies = pgTable(
  'testimonies',
  {
    id: id(),
    vendorId: vendor(),
    origin: testimonyOrigin('origin').notNull().default('supplier'),
    personName: text('person_name').notNull(),
    personRole: text('person_role').notNull(),
    company: text('company').notNull(),
    statement: text('statement').notNull(),
    logoKey: text('logo_key'),
    position: position(),
    /** When the customer agreed that it is published, and to which version of the notice. */
    consentedAt: moment('consented_at'),
    consentVersion: text('consent_version'),
    /** Of the secret by which the customer takes it back; null until it is mailed. */
    withdrawalHash: text('withdrawal_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    index('testimonies_vendor_idx').on(t.vendorId),
    uniqueIndex('testimonies_position_key').on(t.vendorId, t.position),
    uniqueIndex('testimonies_withdrawal_hash_key').on(t.withdrawalHash),
    check('testimonies_position_check', sql`${t.position} BETWEEN 1 AND 3`),
    check(
      'testimonies_consent_check',
      sql`(${t.origin} = 'customer') = (${t.consentedAt} IS NOT NULL)`,
    ),
  ],
)

/** What a supplier writes of a project that went well. Wire: `historia`. */
export const successStories = pgTable(
  'success_stories',
  {
    id: id(),
    vendorId: vendor(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    coverKey: text('cover_key'),
    /** A PDF. */
    fileKey: text('file_key'),
    position: position(),
    createdAt: createdAt(),
  },
  (t) => [
    index('success_stories_vendor_idx').on(t.vendorId),
    uniqueIndex('success_stories_position_key').on(t.vendorId, t.position),
    check('success_stories_position_check', sql`${t.position} BETWEEN 1 AND 3`),
  ],
)

/** Software that a testimony is about. */
export const testimonyOffers = pgTable(
  'testimony_offers',
  {
    itemId: uuid('testimony_id')
      .notNull()
      .references(() => testimonies.id, { onDelete: 'cascade' }),
    offerId: offer(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.offerId] })],
)

/** Software that a story is about. */
export const successStoryOffers = pgTable(
  'success_story_offers',
  {
    itemId: uuid('success_story_id')
      .notNull()
      .references(() => successStories.id, { onDelete: 'cascade' }),
    offerId: offer(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.offerId] })],
)

export const testimonyRequestStatus = pgEnum('testimony_request_status', [
  'awaiting',
  'answered',
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
])

/** Condition of the requests that the customer may still answer. */
export const isOpenTestimonyRequest: SQL = sql`status = 'awaiting'`

/** A testimony asked for by e-mail. Wire: `pedido`. */
export const testimonyRequests = pgTable(
  'testimony_requests',
  {
    id: id(),
    vendorId: vendor(),
    customerName: text('customer_name').notNull(),
    /** Where the link goes; kept no longer than the answer is waited for. */
    email: text('email'),
    message: text('message'),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    /** What came of it. */
    testimonyId: uuid('testimony_id').references(() => testimonies.id, { onDelete: 'set null' }),
    status: testimonyRequestStatus('status').notNull().default('awaiting'),
    /** Of the secret in the last mail; null before it is sent. */
    tokenHash: text('token_hash'),
    /** Of the address of who does not want to answer: this supplier does not ask again. */
    declinedHash: text('declined_hash'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('testimony_requests_vendor_idx').on(t.vendorId, t.createdAt, t.id),
    index('testimony_requests_upkeep_idx').on(t.status, t.expiresAt),
    index('testimony_requests_testimony_idx').on(t.testimonyId),
    uniqueIndex('testimony_requests_token_hash_key').on(t.tokenHash),
    // A customer has one open request of a supplier.
    uniqueIndex('testimony_requests_open_key')
      .on(t.vendorId, t.email)
      .where(isOpenTestimonyRequest),
    check(
      'testimony_requests_email_check',
      sql`(${t.status} = 'awaiting') = (${t.email} IS NOT NULL)`,
    ),
  ],
)
