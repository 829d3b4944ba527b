import { isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
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
import type { CompanySize, Sector } from '#/domain/company-profile.ts'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

/** The letters and digits of a text alone: neither accents, points nor blanks make another text. */
export const bareText = (written: SQLWrapper | string) =>
  sql<string>`regexp_replace(praca_fold(${written}), '[^a-z0-9]+', '', 'g')`

/** What a buyer needs, asked of up to three suppliers (decision 63). Wire: `pedido`. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    need: text('need').notNull(),
    companySize: text('company_size').$type<CompanySize>().notNull(),
    sector: text('sector').$type<Sector>(),
    city: text('city').notNull(),
    /** A key of features/quotes/choices.ts, as are the ways of contact. */
    deadline: text('deadline').notNull(),
    budget: text('budget').notNull(),
    contactWays: text('contact_ways').array().notNull(),
    phone: text('phone').notNull(),
    contactTime: text('contact_time').notNull(),
    /** Of `features/quotes/shingles.ts`; none of requests that were made before. */
    shingles: integer('shingles').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('quote_requests_user_idx').on(t.userId, t.id),
    index('quote_requests_shingles_idx').using('gin', t.shingles),
    index('quote_requests_need_idx').using('gin', sql`${bareText(t.need)} gin_trgm_ops`),
  ],
)

/** What follows from each is a table: features/quotes/status.ts. */
export const quoteStatus = pgEnum('quote_status', [
  'held',
  'waiting',
  'answered',
  'ended',
  'refused',
])

/** Whose words or deed it is. */
export const quoteSide = pgEnum('quote_side', ['buyer', 'vendor'])

/** Who ended a conversation. */
export const quoteEnder = pgEnum('quote_ender', [
  'buyer',
  'vendor',
  'moderation',
  // Nobody: one side is not there any more.
  'absence',
])

/** What a buyer and one supplier write each other about a request. Wire: `conversa`. */
export const quoteConversations = pgTable(
  'quote_conversations',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** What the buyer agreed to for this supplier, word for word. */
    consentText: text('consent_text').notNull(),
    consentedAt: moment('consented_at').notNull(),
    status: quoteStatus('status').notNull(),
    /** Since when its supplier sees it; null while it is held. */
    deliveredAt: moment('delivered_at'),
    /** Since when this supplier sees the buyer's e-mail address and telephone. */
    contactShownAt: moment('contact_shown_at'),
    firstAnsweredAt: moment('first_answered_at'),
    /** When its supplier was reminded, who had not answered in time; once. */
    remindedAt: moment('reminded_at'),
    /** When its buyer was told of others whom they may ask instead; once. */
    othersNamedAt: moment('others_named_at'),
    /** When something was last written in it. */
    lastMessageAt: moment('last_message_at').notNull(),
    endedAt: moment('ended_at'),
    endedBy: quoteEnder('ended_by'),
    /** Which administrator of the page looks after it. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the supplier notes for itself; the buyer never sees it. */
    notes: text('notes').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('quote_conversations_request_key').on(t.requestId, t.vendorId),
    // The inbox of a supplier: what was written last comes first.
    index('quote_conversations_inbox_idx')
      .on(t.vendorId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isNotNull(t.deliveredAt)),
    // Of these, in one state: many wait, and what is looked for may be far down.
    index('quote_conversations_state_idx')
      .on(t.vendorId, t.status, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isNotNull(t.deliveredAt)),
    index('quote_conversations_owner_idx').on(t.ownerId),
    index('quote_conversations_last_idx').on(t.lastMessageAt),
    // Who still waits for an answer, the longest first.
    index('quote_conversations_waiting_idx').on(t.deliveredAt).where(sql`status = 'waiting'`),
    check(
      'quote_conversations_ended_check',
      sql`(${t.status} IN ('ended', 'refused')) = (${t.endedAt} IS NOT NULL)`,
    ),
  ],
)

/** Products that a conversation is about. */
export const quoteOffers = pgTable(
  'quote_offers',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => quoteConversations.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.offerId] }),
    index('quote_offers_offer_idx').on(t.offerId),
  ],
)

/** What one side wrote; of a supplier, with a proposal or without. */
export const quoteMessages = pgTable(
  'quote_messages',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => quoteConversations.id, { onDelete: 'cascade' }),
    side: quoteSide('side').notNull(),
    /** Who wrote it; null once the account was removed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Of the proposal, in centavos. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    /** What that price is for: a key of features/quotes/choices.ts. */
    priceFor: text('price_for'),
    validUntil: date('valid_until'),
    /** A PDF, which nobody reads but those of the conversation. */
    fileKey: text('file_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('quote_messages_conversation_idx').on(t.conversationId, t.id),
    index('quote_messages_user_idx').on(t.userId),
    check(
      'quote_messages_proposal_check',
      sql`${t.side} = 'vendor' OR num_nonnulls(${t.priceCents}, ${t.priceFor}, ${t.validUntil}, ${t.fileKey}) = 0`,
    ),
  ],
)

/** An answer that came in by letter, for thirty days: what comes in again is not taken again. */
export const quoteLetters = pgTable(
  'quote_letters',
  {
    /** A hash of what the letter is called, whose it is, and where it goes. */
    key: text('key').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => quoteConversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('quote_letters_conversation_idx').on(t.conversationId),
    index('quote_letters_user_idx').on(t.userId),
    index('quote_letters_created_idx').on(t.createdAt),
  ],
)

export const quoteReportStatus = pgEnum('quote_report_status', ['waiting', 'upheld', 'dismissed'])

/** What an Admin is to look at: a request that is held, or a conversation that one side reports. */
export const quoteReports = pgTable(
  'quote_reports',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    /** Null of a request that is held whole. */
    conversationId: uuid('conversation_id').references(() => quoteConversations.id, {
      onDelete: 'cascade',
    }),
    /** Who reports it; null where the site itself holds it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A key of features/quotes/choices.ts. */
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    status: quoteReportStatus('status').notNull().default('waiting'),
    /** What an Admin answers, as who is told reads it. */
    answer: text('answer'),
    /** When its buyer was told that it takes longer; once. */
    overdueToldAt: moment('overdue_told_at'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    // One waits for each person and conversation, and for each request that is held.
    uniqueIndex('quote_reports_person_key')
      .on(t.conversationId, t.userId)
      .where(sql`status = 'waiting'`),
    index('quote_reports_request_idx').on(t.requestId),
    index('quote_reports_user_idx').on(t.userId),
    index('quote_reports_queue_idx').on(t.status, t.createdAt, t.id),
  ],
)

/** A text that a supplier answers with again and again; its placeholders are filled in when it is chosen. */
export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: id(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('quote_templates_vendor_idx').on(t.vendorId)],
)
