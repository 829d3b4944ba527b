import { getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
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
import { createdAt, id, moment, tsvector, updatedAt } from './columns.ts'
import { isHighlyRated, ratingAverage, ratingScore } from './ratings.ts'

/** A supplier's page. Wire and screens: vendor, supplier, fornecedor. */
export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    /** 14 characters, bare and upper-cased (domain/cnpj.ts). */
    cnpj: char('cnpj', { length: 14 }).notNull(),
    razaoSocial: text('razao_social').notNull(),
    nomeFantasia: text('nome_fantasia'),
    site: text('site'),
    employeeRange: text('employee_range'),
    email: text('email'),
    phone: text('phone'),
    description: text('description'),
    /** Fallback for the description. Wire: `atividadeEcononicaPrimaria`. */
    primaryActivity: text('primary_activity'),
    cep: char('cep', { length: 8 }),
    city: text('city'),
    state: char('state', { length: 2 }),
    street: text('street'),
    streetNumber: text('street_number'),
    bairro: text('bairro'),
    complement: text('complement'),
    country: text('country').notNull().default('Brasil'),
    acceptsLeads: boolean('accepts_leads').notNull().default(false),
    logoKey: text('logo_key'),
    /** Institutional video. Wire: `manifesto`. */
    videoKey: text('video_key'),
    isVisible: boolean('is_visible').notNull().default(true),
    /** Since when an Admin keeps it off the site, whatever its administrators wish. */
    suspendedAt: moment('suspended_at'),
    /** A registration that was never published: it was begun, and proves nothing. */
    isDraft: boolean('is_draft').notNull().default(false),
    showVideo: boolean('show_video').notNull().default(true),
    showSoftware: boolean('show_software').notNull().default(true),
    showServices: boolean('show_services').notNull().default(true),
    /** False while the page only mirrors public information and nobody claimed it. */
    isAssociated: boolean('is_associated').notNull().default(false),
    /** Wire: `destaque`, the 'Recomendado' tag. */
    isFeatured: boolean('is_featured').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    rating: ratingAverage(),
    ratingScore: ratingScore(),
    nameSearch: tsvector('name_search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`praca_tsvector(coalesce(nome_fantasia, '') || ' ' || razao_social)`,
      ),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(praca_tsvector(coalesce(nome_fantasia, '') || ' ' || razao_social), 'A') || setweight(praca_tsvector(coalesce(city, '')), 'C') || setweight(praca_tsvector(coalesce(description, '') || ' ' || coalesce(primary_activity, '')), 'D')`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('vendors_cnpj_key').on(t.cnpj),
    // Queries ask for what is visible and for nothing else.
    check('vendors_suspended_check', sql`NOT (${t.isVisible} AND ${t.suspendedAt} IS NOT NULL)`),
    // Readers see what is visible: an index of nothing else spares a look at each row.
    index('vendors_search_idx').using('gin', t.search).where(sql`${t.isVisible}`),
    index('vendors_name_search_idx').using('gin', t.nameSearch).where(sql`${t.isVisible}`),
    index('vendors_name_trgm_idx').using(
      'gin',
      sql`praca_fold(coalesce(${t.nomeFantasia}, '') || ' ' || ${t.razaoSocial}) gin_trgm_ops`,
    ),
    index('vendors_name_idx')
      .on(sql`coalesce(${t.nomeFantasia}, ${t.razaoSocial}) COLLATE "und-x-icu"`, t.id)
      .where(sql`${t.isVisible}`),
    // The order of the list of suppliers: recommended ones first.
    index('vendors_list_idx')
      .on(
        t.isFeatured.desc().nullsFirst(),
        sql`coalesce(${t.nomeFantasia}, ${t.razaoSocial}) COLLATE "und-x-icu"`,
        t.id,
      )
      .where(sql`${t.isVisible}`),
    index('vendors_best_rated_idx')
      .on(t.ratingScore.desc().nullsFirst(), t.id)
      .where(sql`${t.isVisible} AND ${isHighlyRated(t)}`),
  ],
)

const { search: _search, nameSearch: _nameSearch, ...columns } = getTableColumns(vendors)
/** A supplier without what only search reads. */
export const vendorColumns = columns
export type VendorRow = Omit<typeof vendors.$inferSelect, 'search' | 'nameSearch'>

/** People who administer a page. */
export const vendorAdmins = pgTable(
  'vendor_admins',
  {
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Since when the page is no longer theirs to manage; null while it is. */
    inactiveAt: moment('inactive_at'),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.userId] }),
    index('vendor_admins_user_idx').on(t.userId),
  ],
)

/** Condition of those who administer a page now. Whatever asks who may do something asks this. */
export const isActiveAdmin: SQL = isNull(vendorAdmins.inactiveAt)

export const accessRequestStatus = pgEnum('access_request_status', [
  'awaiting_email',
  'awaiting_admin',
  'granted',
  'refused',
  'expired',
])

/** Condition of the requests that somebody still has to do something about. */
export const isOpenRequest: SQL = sql`status IN ('awaiting_email', 'awaiting_admin')`

/** A request for control of a page. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: id(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The mailbox at the company that the person says to have. */
    email: text('email').notNull(),
    /** Of the secret in the last mail; null before it is sent and once it is used. */
    tokenHash: text('token_hash'),
    status: accessRequestStatus('status').notNull().default('awaiting_email'),
    /** Why it was refused, as the person reads it. */
    reason: text('reason'),
    termsVersion: text('terms_version'),
    /** Until when the mailbox may be proven; of no meaning afterwards. */
    expiresAt: moment('expires_at').notNull(),
    /** When it was last asked for, and the terms accepted. */
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('access_requests_vendor_idx').on(t.vendorId),
    index('access_requests_user_idx').on(t.userId),
    uniqueIndex('access_requests_token_hash_key').on(t.tokenHash),
    // A person has one open request for a page.
    uniqueIndex('access_requests_open_key').on(t.userId, t.vendorId).where(isOpenRequest),
    index('access_requests_queue_idx').on(t.status, t.createdAt, t.id),
  ],
)
