import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { factSource } from './facts.ts'

export const readinessState = pgEnum('readiness_state', ['sim', 'nao', 'planejado'])

/**
 * Whether a product is ready for a rule or a habit of Brazil, as those who answer for it say. Which
 * there are is features/readiness/items.ts; what has no row is not known. Wire: `prontidao`.
 */
export const offerReadiness = pgTable(
  'offer_readiness',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    /** Null once an Admin took away what was declared. */
    state: readinessState('state'),
    /** For when it is planned. */
    plannedFor: date('planned_for'),
    /** An address that shows it. */
    proofUrl: text('proof_url'),
    /** A file that shows it. */
    proofKey: text('proof_key'),
    source: factSource('source').notNull(),
    /** Who declared it. It stays when the account goes. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    declaredAt: moment('declared_at').notNull(),
    /** After it nobody knows, until it is declared again. */
    validUntil: moment('valid_until').notNull(),
    /** How many days before its end the last reminder was; 0 once its end was noticed. */
    remindedDays: integer('reminded_days'),
    /** When an Admin last took it away: since then it is declared with a proof only. */
    withdrawnAt: moment('withdrawn_at'),
    /** A proof that did not hold, as it was noted while there was room for one. */
    refusedProof: text('refused_proof'),
    /** Proofs that did not hold: addresses in one spelling, and digests of files. */
    refusedProofs: text('refused_proofs').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.item] }),
    check(
      'offer_readiness_planned_check',
      sql`(${t.state} IS NOT DISTINCT FROM 'planejado') = (${t.plannedFor} IS NOT NULL)`,
    ),
    check('offer_readiness_proof_check', sql`num_nonnulls(${t.proofUrl}, ${t.proofKey}) <= 1`),
    check(
      'offer_readiness_withdrawn_check',
      sql`${t.state} IS NOT NULL OR ${t.withdrawnAt} IS NOT NULL`,
    ),
    index('offer_readiness_user_idx').on(t.userId),
    index('offer_readiness_end_idx').on(t.validUntil).where(sql`${t.state} IS NOT NULL`),
    // What the explorer narrows down by.
    index('offer_readiness_ready_idx').on(t.item, t.offerId).where(sql`${t.state} = 'sim'`),
  ],
)

export const readinessOpinion = pgEnum('readiness_opinion', ['confirma', 'discorda'])

/**
 * Whether somebody who reviewed a product found what is declared of it to be so. It is about a state: it
 * counts while that is declared, so that no turning to and fro is rid of it.
 */
export const readinessOpinions = pgTable(
  'readiness_opinions',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: readinessState('state').notNull(),
    opinion: readinessOpinion('opinion').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.item, t.userId] }),
    index('readiness_opinions_user_idx').on(t.userId),
  ],
)

export const readinessReportStatus = pgEnum('readiness_report_status', [
  'waiting',
  'upheld',
  'dismissed',
])

/** What somebody finds wrong with what is declared, for an Admin to decide. */
export const readinessReports = pgTable(
  'readiness_reports',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was declared then. */
    state: readinessState('state').notNull(),
    /** The proof of it then, as among those that were refused. */
    proof: text('proof'),
    details: text('details').notNull(),
    status: readinessReportStatus('status').notNull().default('waiting'),
    /** Why it was decided so, as the person who reported reads it. */
    reason: text('reason'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('readiness_reports_waiting_key')
      .on(t.offerId, t.item, t.userId)
      .where(sql`status = 'waiting'`),
    index('readiness_reports_queue_idx').on(t.status, t.createdAt, t.id),
    index('readiness_reports_user_idx').on(t.userId),
  ],
)

/** A date from which the law asks for something; Admins keep them. */
export const lawDates = pgTable(
  'law_dates',
  {
    id: id(),
    /** What a product needs by then, as in `offer_readiness`. */
    item: text('item').notNull(),
    /** What is asked for. */
    title: text('title').notNull(),
    /** Of whom it is asked. */
    audience: text('audience').notNull(),
    day: date('day').notNull(),
    /** Where it is written. */
    sourceUrl: text('source_url').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('law_dates_title_key').on(sql`praca_fold(${t.title})`),
    index('law_dates_day_idx').on(t.day, t.id),
  ],
)
