import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { offers, planUnit } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'

/** Who says something about an offer: those who may edit it, an Admin, or a file that was imported. */
export const factSource = pgEnum('fact_source', ['supplier', 'admin', 'import'])

/**
 * What is known of an offer, a row a fact: what has no row is not known. Which facts there are, and what
 * a value of each looks like, is features/facts/definition.ts. Wire: `ficha`.
 */
export const offerFacts = pgTable(
  'offer_facts',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The name of the fact, as 'planos'. */
    fact: text('fact').notNull(),
    value: jsonb('value').notNull(),
    source: factSource('source').notNull(),
    /** When it was said, or last said again. */
    statedAt: moment('stated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.fact] })],
)

/**
 * What lists are narrowed down by beside what an offer's own row has: one row a value, written with what
 * it follows from.
 */
export const offerTraits = pgTable(
  'offer_traits',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The facet, as 'plataforma'. */
    facet: text('facet').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.facet, t.value] }),
    index('offer_traits_facet_idx').on(t.facet, t.value, t.offerId),
  ],
)

export const planPeriod = pgEnum('plan_period', ['mensal', 'anual', 'unico'])

/** What a plan of an offer has cost, one row for each time that it changed. */
export const offerPrices = pgTable(
  'offer_prices',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    plan: text('plan').notNull(),
    /** In centavos; null where it is said on request. */
    priceCents: integer('price_cents'),
    period: planPeriod('period').notNull(),
    unit: planUnit('unit').notNull(),
    since: moment('since').notNull(),
    /** Until when it held; null for what holds. */
    until: moment('until'),
  },
  (t) => [
    check('offer_prices_price_check', sql`${t.priceCents} >= 0`),
    index('offer_prices_offer_idx').on(t.offerId, t.since),
    uniqueIndex('offer_prices_current_key').on(t.offerId, t.plan).where(sql`${t.until} IS NULL`),
  ],
)

/** Products that work together, said by one of them and shown by both. */
export const offerIntegrations = pgTable(
  'offer_integrations',
  {
    /** Whose supplier says so. */
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.otherId] }),
    check('offer_integrations_other_check', sql`${t.offerId} <> ${t.otherId}`),
    index('offer_integrations_other_idx').on(t.otherId),
  ],
)

/** Products that a product does not want to be named by: what they say of it is theirs alone. */
export const integrationRefusals = pgTable(
  'integration_refusals',
  {
    /** Whose supplier refuses. */
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    namerId: uuid('namer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.namerId] }),
    index('integration_refusals_namer_idx').on(t.namerId),
  ],
)
