import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CompanySize, Role, Sector, UseTime } from '#/domain/company-profile.ts'
import type { Digest } from '#/features/reviews/digest/digest.ts'
import type { EarnedLabel } from '#/features/reviews/labels.ts'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { incentivizedSums } from './ratings.ts'
import { reviewInvitations } from './review-invitations.ts'
import { vendors } from './vendors.ts'

/** What may become of a review is a table: features/reviews/status.ts. */
export const reviewStatus = pgEnum('review_status', ['visible', 'hidden', 'pending', 'withdrawn'])

/** How its author was known when it was written: features/reviews/rating-index/formula.ts. */
export const reviewAuthor = pgEnum('review_author', ['own_domain', 'mailbox', 'gone'])

/** Why a review waits for moderation. */
export const reviewWait = pgEnum('review_wait', [
  'target_burst',
  'author_burst',
  'rewritten',
  'signals',
])

/**
 * A rating of an offer or of a vendor, one per person and target. Only visible ones are public, and
 * counted in the target's average. Wire: `/comment`.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** Null once the account was removed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    /** Wire: `pontosFortes`, `pontosFracos`. */
    pros: text('pros'),
    cons: text('cons'),
    /** From 1 to 5 each, of those of features/reviews/criteria.ts that were rated. Wire: `criterios`. */
    criteria: jsonb('criteria').$type<Record<string, number>>().notNull().default({}),
    /** Wire: `recomendaria`. */
    recommends: boolean('recommends'),
    /** Of the company that uses it, as its author says (domain/company-profile.ts). Wire: `porte`, `setor`. */
    companySize: text('company_size').$type<CompanySize>(),
    sector: text('sector').$type<Sector>(),
    /** Wire: `funcao`. */
    role: text('role').$type<Role>(),
    /** Wire: `tempoDeUso`. */
    useTime: text('use_time').$type<UseTime>(),
    /** What was used before. Wire: `produtoAnterior`. */
    formerProduct: text('former_product'),
    /** Its author says that they got something for it: it moves no order. Wire: `incentivado`. */
    incentivized: boolean('incentivized').notNull().default(false),
    /** What is known of who wrote it: keys of features/reviews/labels.ts. Wire: `etiquetas`. */
    labels: text('labels').array().$type<EarnedLabel[]>().notNull().default(sql`'{}'`),
    /** By which invitation it came, where it came by one that is still kept: its label stays. */
    invitationId: uuid('invitation_id').references(() => reviewInvitations.id, {
      onDelete: 'set null',
    }),
    /** Whether it says anything in words: those come first. */
    hasWords: boolean('has_words')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`btrim(coalesce(comment, '') || coalesce(pros, '') || coalesce(cons, '')) <> ''`,
      ),
    /** Wire: `autor`. */
    authorKnown: reviewAuthor('author_known').notNull().default('mailbox'),
    status: reviewStatus('status').notNull().default('visible'),
    /** Why it is pending; null of what is not, or has been so since before this was kept. */
    waits: reviewWait('waits').array(),
    /** Since when: its author reads until when it is decided. */
    waitsSince: moment('waits_since'),
    /** When its author heard that nobody decided in time. */
    lateToldAt: moment('late_told_at'),
    /** When everybody read it first; null of what nobody did yet. What is written anew leaves it. */
    publishedAt: moment('published_at').defaultNow(),
    /** When the company answered first: it stays when the answer goes (decision 79). */
    firstRepliedAt: moment('first_replied_at'),
    /** Since when it says about what it says: a copy is younger than what it copies, however often either is touched. */
    saidAt: moment('said_at').notNull().defaultNow(),
    /** When it was written, or last rewritten. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('reviews_rating_check', sql`${t.rating} BETWEEN 1 AND 5`),
    check('reviews_target_check', sql`num_nonnulls(${t.offerId}, ${t.vendorId}) = 1`),
    uniqueIndex('reviews_user_offer_key').on(t.userId, t.offerId),
    uniqueIndex('reviews_user_vendor_key').on(t.userId, t.vendorId),
    index('reviews_offer_idx').on(t.offerId, t.createdAt.desc().nullsFirst(), t.id),
    index('reviews_vendor_idx').on(t.vendorId, t.createdAt.desc().nullsFirst(), t.id),
    // As a page reads them: those with words first.
    index('reviews_offer_words_idx')
      .on(t.offerId, t.hasWords.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.status} = 'visible'`),
    index('reviews_vendor_words_idx')
      .on(t.vendorId, t.hasWords.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.status} = 'visible'`),
    index('reviews_invitation_idx').on(t.invitationId).where(sql`${t.invitationId} IS NOT NULL`),
    index('reviews_latest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    // Texts that are nearly alike are found by their groups of three letters.
    index('reviews_words_trgm_idx')
      .using(
        'gin',
        sql`praca_fold(coalesce(${t.comment}, '') || ' ' || coalesce(${t.pros}, '') || ' ' || coalesce(${t.cons}, '')) gin_trgm_ops`,
      )
      .where(sql`${t.hasWords}`),
    // Few are anything else, and only Admins look for them.
    index('reviews_held_idx').on(t.status, t.createdAt, t.id).where(sql`${t.status} <> 'visible'`),
  ],
)

/**
 * What the visible reviews of an offer or of a vendor come to, written with each of them: a page shows it
 * without counting. Wire: `resumo`.
 */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    id: id(),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    /** How it was counted: what another version counted is counted again at night. */
    version: smallint('version').notNull(),
    /** How many gave one star, and so on to five. */
    stars: integer('stars').array().notNull(),
    /** By criterion, of those that somebody rated. */
    criteria: jsonb('criteria').$type<Record<string, { sum: number; count: number }>>().notNull(),
    recommend: integer('recommend').notNull(),
    adviseAgainst: integer('advise_against').notNull(),
    withWords: integer('with_words').notNull(),
    /** How many came by an invitation of a supplier. Wire: `convidadas`. */
    invited: integer('invited').notNull().default(0),
    ...incentivizedSums(),
    /** What reviewers praise and miss, in their own words (features/reviews/digest); null for too few. */
    digest: jsonb('digest').$type<Digest>(),
    /** Sums of which the index is made. */
    weight: doublePrecision('weight').notNull(),
    weightedSum: doublePrecision('weighted_sum').notNull(),
  },
  (t) => [
    check('review_summaries_target_check', sql`num_nonnulls(${t.offerId}, ${t.vendorId}) = 1`),
    uniqueIndex('review_summaries_offer_key').on(t.offerId),
    uniqueIndex('review_summaries_vendor_key').on(t.vendorId),
  ],
)

/** The public answer of the company that a review is about; it has one at most. */
export const reviewReplies = pgTable(
  'review_replies',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Who wrote it. It is the company's word: it stays when the account goes. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('review_replies_user_idx').on(t.userId)],
)

export const reportReason = pgEnum('report_reason', [
  'ofensiva',
  'falsa',
  'propaganda',
  'dados_pessoais',
  'outra',
])

/** What somebody finds wrong with a review, once per person and review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: reportReason('reason').notNull(),
    details: text('details'),
    createdAt: createdAt(),
    /** When an Admin decided on it; null while it waits. */
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('review_reports_user_review_key').on(t.userId, t.reviewId),
    index('review_reports_review_idx').on(t.reviewId),
    index('review_reports_open_idx').on(t.createdAt, t.reviewId).where(sql`${t.settledAt} IS NULL`),
  ],
)

/** What keeps a person from reviewing: they act for the company, acted for it, or have a mailbox there. */
export const reviewBar = pgEnum('review_bar', ['acts', 'acted', 'colleague'])

export const appealStatus = pgEnum('appeal_status', ['waiting', 'upheld', 'dismissed'])

/**
 * What a person who may not review says against it, once per person and target. Upheld, it lets them
 * review for as long as nothing new bars them.
 */
export const reviewAppeals = pgTable(
  'review_appeals',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    /** What barred them when they wrote it. */
    bar: reviewBar('bar').notNull(),
    text: text('text').notNull(),
    status: appealStatus('status').notNull().default('waiting'),
    /** What an Admin answers, as the person reads it. */
    answer: text('answer'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    check('review_appeals_target_check', sql`num_nonnulls(${t.offerId}, ${t.vendorId}) = 1`),
    uniqueIndex('review_appeals_user_offer_key').on(t.userId, t.offerId),
    uniqueIndex('review_appeals_user_vendor_key').on(t.userId, t.vendorId),
    index('review_appeals_offer_idx').on(t.offerId),
    index('review_appeals_vendor_idx').on(t.vendorId),
    index('review_appeals_queue_idx').on(t.status, t.createdAt, t.id),
  ],
)

/** Who appeals against what was decided about a review: its author, or the company that it is of and that reported it. */
export const recourseSide = pgEnum('recourse_side', ['author', 'company'])

/** `moot`: its author wrote the review again or took it back, and nobody decides about the former one. */
export const recourseStatus = pgEnum('recourse_status', ['waiting', 'upheld', 'dismissed', 'moot'])

/**
 * What one side says against a decision about a review, for another moderator (decision 78): once, unless it was
 * granted. Which decision that is, the audit trail has. Wire: `recurso`.
 */
export const reviewRecourses = pgTable(
  'review_recourses',
  {
    id: id(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: recourseSide('side').notNull(),
    text: text('text').notNull(),
    status: recourseStatus('status').notNull().default('waiting'),
    /** What the Admin who decided answers, as the person reads it. */
    answer: text('answer'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('review_recourses_once_key').on(t.reviewId, t.side).where(sql`status <> 'upheld'`),
    index('review_recourses_review_idx').on(t.reviewId),
    index('review_recourses_user_idx').on(t.userId),
    index('review_recourses_queue_idx').on(t.status, t.createdAt, t.id),
  ],
)

/**
 * From which network and browser a review came, as hashes of a secret that is gone after some weeks: two can be
 * compared, none can be read (decision 74).
 */
export const reviewTraces = pgTable(
  'review_traces',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    /** Of the network and what the browser calls itself. */
    browser: text('browser').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('review_traces_network_idx').on(t.network),
    index('review_traces_created_idx').on(t.createdAt),
  ],
)

/** By which traces are hashed, one for some weeks; sealed by the key of the configuration. */
export const traceSecrets = pgTable('trace_secrets', {
  period: integer('period').primaryKey(),
  sealed: text('sealed').notNull(),
})

/** What a signal found in how a review came about, with its reason as moderators read it (decision 74). */
export const reviewSignals = pgTable(
  'review_signals',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** A key of features/reviews/integrity/signals.ts. */
    signal: text('signal').notNull(),
    strength: doublePrecision('strength').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.signal] }),
    index('review_signals_created_idx').on(t.createdAt),
  ],
)
