import {
  bigint,
  char,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { offers } from './catalogue.ts'
import { moment } from './columns.ts'

/**
 * Contracts of governments with companies that have a page, as PNCP publishes them. Of the days that a source
 * covers, what it drops is gone.
 */
export const contracts = pgTable(
  'contracts',
  {
    /** As PNCP numbers it: `CNPJ of the body-2-number/year`. */
    number: text('number').primaryKey(),
    cnpj: char('cnpj', { length: 14 }).notNull(),
    /** What is bought. */
    object: text('object').notNull(),
    /** In centavos; null where the source says none. */
    valueCents: bigint('value_cents', { mode: 'number' }),
    /** Who buys. */
    body: text('body').notNull(),
    signedOn: date('signed_on'),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    /** Day on which PNCP published it. */
    publishedOn: date('published_on').notNull(),
    /** When a source last had it. */
    seenAt: moment('seen_at').notNull(),
    /** What the company says of it, shown beside it. */
    note: text('note'),
    notedAt: moment('noted_at'),
  },
  (t) => [
    index('contracts_cnpj_idx').on(t.cnpj, t.publishedOn),
    index('contracts_published_idx').on(t.publishedOn),
  ],
)

/** Which software a contract names: its supplier sells it, and the object has its name as whole words. */
export const contractOffers = pgTable(
  'contract_offers',
  {
    number: text('number')
      .notNull()
      .references(() => contracts.number, { onDelete: 'cascade' }),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.number, t.offerId] }),
    index('contract_offers_offer_idx').on(t.offerId),
  ],
)

export const contractSubject = pgEnum('contract_subject', ['offer', 'category'])

/** A contract that a price was made of. */
export interface PricedContract {
  number: string
  object: string
  body: string
  signedOn: string | null
  valueCents: number
}

/** What governments pay for a software, or for those of a category, where enough contracts name them. */
export const contractPrices = pgTable(
  'contract_prices',
  {
    subject: contractSubject('subject').notNull(),
    /** Of the offer or the category. */
    subjectId: uuid('subject_id').notNull(),
    total: integer('total').notNull(),
    lowCents: bigint('low_cents', { mode: 'number' }).notNull(),
    medianCents: bigint('median_cents', { mode: 'number' }).notNull(),
    highCents: bigint('high_cents', { mode: 'number' }).notNull(),
    /** The latest of them. */
    latest: jsonb('latest').$type<PricedContract[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.subjectId] })],
)
