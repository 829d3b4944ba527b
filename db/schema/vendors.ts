import { getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  char,
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
import { createdAt, id, moment, tsvector, updatedAt } from './columns.ts'
import { incentivizedSums, isHighlyRated, ratingAverage, ratingIndex } from './ratings.ts'

/** Condition of the pages that are not known to be their company's. */
export const isUnconfirmed: SQL = sql`unconfirmed_since IS NOT NULL`

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
    /** The picture over the head of the page. Wire: `capa_url`. */
    coverKey: text('cover_key'),
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
    /** Made from the register of companies, which keeps it up to date until somebody claims it. */
    fromRegister: boolean('from_register').notNull().default(false),
    /** Since when the register has it closed, or of technology no more: its page stays, and no list shows it (`isVisible` is false). */
    closedOn: date('closed_on'),
    /** Since when it is gone because its company asked for that: the register does not make it again. */
    removedAt: moment('removed_at'),
    /**
     * Since when it waits to be known as the company's: a CNPJ and a mailbox that nobody proved say
     * little. Null once it is, and for what mirrors the public register. Wire: `confirmado` is its absence.
     */
    unconfirmedSince: moment('unconfirmed_since'),
    /** Until when it is seen unconfirmed; null before it is published, and where nothing presses. */
    confirmBy: moment('confirm_by'),
    /** Since when that date alone keeps it off the site: confirmed, it is seen again. */
    overdueAt: moment('overdue_at'),
    /** The names with which it was confirmed; null where they are still those of the page. */
    confirmedNames: text('confirmed_names').array(),
    /** Wire: `destaque`, the 'Recomendado' tag. */
    isFeatured: boolean('is_featured').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ...incentivizedSums(),
    rating: ratingAverage(),
    ratingIndex: ratingIndex(),
    /** Categories and names of what it sells, written by a job, so that search sees them. */
    sellsText: text('sells_text').notNull().default(''),
    nameSearch: tsvector('name_search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`praca_names(coalesce(nome_fantasia, '')) || praca_names(razao_social)`,
      ),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(praca_names(coalesce(nome_fantasia, '')) || praca_names(razao_social), 'A') || setweight(praca_tsvector(sells_text), 'B') || setweight(praca_names(coalesce(city, '')) || praca_names(coalesce(praca_state(state), '')), 'C') || setweight(praca_tsvector(coalesce(description, '') || ' ' || coalesce(primary_activity, '')), 'D')`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('vendors_cnpj_key').on(t.cnpj),
    // Queries ask for what is visible and for nothing else.
    check('vendors_suspended_check', sql`NOT (${t.isVisible} AND ${t.suspendedAt} IS NOT NULL)`),
    // What recommends a company says who it is.
    check(
      'vendors_featured_check',
      sql`NOT (${t.isFeatured} AND ${t.unconfirmedSince} IS NOT NULL)`,
    ),
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
    // By its letters alone: for names that begin as somebody types.
    index('vendors_begun_name_idx')
      .on(sql`praca_fold(coalesce(${t.nomeFantasia}, ${t.razaoSocial})) text_pattern_ops`)
      .where(sql`${t.isVisible}`),
    // The order of the list of suppliers: recommended ones first, those that only the register knows last.
    index('vendors_list_idx')
      .on(
        t.isFeatured.desc().nullsFirst(),
        t.fromRegister,
        sql`coalesce(${t.nomeFantasia}, ${t.razaoSocial}) COLLATE "und-x-icu"`,
        t.id,
      )
      .where(sql`${t.isVisible}`),
    // As the facets of suppliers ask for them: few of a million are in one place.
    index('vendors_place_idx').on(t.state, sql`praca_fold(${t.city})`).where(sql`${t.isVisible}`),
    // Of a state or a city, who registered before those that only the register knows, by name.
    index('vendors_state_list_idx')
      .on(
        t.state,
        t.fromRegister,
        sql`coalesce(${t.nomeFantasia}, ${t.razaoSocial}) COLLATE "und-x-icu"`,
        t.id,
      )
      .where(sql`${t.isVisible}`),
    index('vendors_city_list_idx')
      .on(
        t.state,
        sql`praca_fold(${t.city})`,
        t.fromRegister,
        sql`coalesce(${t.nomeFantasia}, ${t.razaoSocial}) COLLATE "und-x-icu"`,
        t.id,
      )
      .where(sql`${t.isVisible}`),
    index('vendors_city_idx').on(sql`praca_fold(${t.city})`).where(sql`${t.isVisible}`),
    index('vendors_best_rated_idx')
      .on(t.ratingIndex.desc().nullsFirst(), t.id)
      .where(sql`${t.isVisible} AND ${t.unconfirmedSince} IS NULL AND ${isHighlyRated(t)}`),
    // The order of the Admins' list: what somebody keeps first, and the latest of it; of a million, few.
    index('vendors_kept_idx').on(t.isAssociated, t.id),
    index('vendors_unconfirmed_idx').on(t.unconfirmedSince, t.id).where(isUnconfirmed),
  ],
)

/** What a supplier is called: by its trade name where it has one. Indexes have it so. */
export const vendorName: SQL<string> = sql`coalesce(${vendors.nomeFantasia}, ${vendors.razaoSocial})`

const {
  search: _search,
  nameSearch: _nameSearch,
  sellsText: _sellsText,
  ...columns
} = getTableColumns(vendors)
/** A supplier without what only search reads. */
export const vendorColumns = columns
export type VendorRow = Omit<typeof vendors.$inferSelect, 'search' | 'nameSearch' | 'sellsText'>

const {
  fromRegister: _fromRegister,
  closedOn: _closedOn,
  removedAt: _removedAt,
  confirmBy: _confirmBy,
  overdueAt: _overdueAt,
  confirmedNames: _confirmedNames,
  isDemo: _isDemo,
  ratingSum: _ratingSum,
  incentivizedSum: _incentivizedSum,
  incentivizedCount: _incentivizedCount,
  updatedAt: _updatedAt,
  ...shown
} = columns
/** What is said of a supplier, and who may know it: to read a fifth less is felt where nothing else is done. */
export const shownVendorColumns = shown
export type ShownVendorRow = Pick<VendorRow, keyof typeof shown>

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
    /**
     * Since when they act by their own wish: registered, claimed, accepted or managed the page. Null for
     * one whom another added before there were invitations, and who did nothing there since.
     */
    acceptedAt: moment('accepted_at').defaultNow(),
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

/** The people who administer a page now, who came first before others; for lists of Admins. */
export const activeAdmins = sql<{ _id: string; name: string; email: string }[]>`(
  SELECT coalesce(json_agg(json_build_object('_id', users.id,
    'name', users.first_name || ' ' || users.last_name, 'email', users.email)
    ORDER BY vendor_admins.created_at), '[]')
  FROM vendor_admins JOIN users ON users.id = vendor_admins.user_id
  WHERE vendor_admins.vendor_id = vendors.id AND vendor_admins.inactive_at IS NULL)`

/** The names of a page, folded as its trigram index has them. */
export const foldedNames = sql`praca_fold(coalesce(${vendors.nomeFantasia}, '') || ' ' || ${vendors.razaoSocial})`

export const domainProof = pgEnum('domain_proof', ['mailbox', 'admin'])

/** Domains of mail that are a supplier's, not merely written on its page: who has a mailbox there is its. */
export const vendorDomains = pgTable(
  'vendor_domains',
  {
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** The part of it that somebody registered, lower-cased: `acme.com.br`. */
    domain: text('domain').notNull(),
    /** Whether a mailbox there was proven, or an Admin says so. */
    proof: domainProof('proof').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.domain] }),
    index('vendor_domains_domain_idx').on(t.domain),
  ],
)

/**
 * Which domains of mail are a company's, whether it has a page or not: somebody with a mailbox there named the company, and the
 * register or its page agreed (decision 85). Both are marks (HMAC): the rows say neither which companies, nor who asked.
 */
export const companyDomains = pgTable(
  'company_domains',
  {
    domain: text('domain').notNull(),
    /** Of the eight characters that its establishments share. */
    company: text('company').notNull(),
    /** It is forgotten some time after. */
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.domain, t.company] }),
    index('company_domains_company_idx').on(t.company),
  ],
)

export const invitationStatus = pgEnum('invitation_status', [
  'invited',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
])

/** Condition of the invitations that somebody may still accept. */
export const isOpenInvitation: SQL = sql`status = 'invited'`

/**
 * A wish that a person administers a page, named by account or by e-mail address: whether that address
 * has an account, the page does not learn.
 */
export const administratorInvitations = pgTable(
  'administrator_invitations',
  {
    id: id(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-cased. */
    email: text('email'),
    status: invitationStatus('status').notNull().default('invited'),
    /** Who invites; the invitation is good for as long as they may manage the page. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When its letter was last asked for. */
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    check('administrator_invitations_whom_check', sql`num_nonnulls(${t.userId}, ${t.email}) = 1`),
    // A page has one open invitation for a person.
    uniqueIndex('administrator_invitations_user_key')
      .on(t.vendorId, t.userId)
      .where(isOpenInvitation),
    uniqueIndex('administrator_invitations_email_key')
      .on(t.vendorId, t.email)
      .where(isOpenInvitation),
    index('administrator_invitations_vendor_idx').on(t.vendorId, t.createdAt),
    index('administrator_invitations_user_idx').on(t.userId),
    index('administrator_invitations_email_idx').on(t.email),
    index('administrator_invitations_invited_by_idx').on(t.invitedBy),
    index('administrator_invitations_status_idx').on(t.status, t.expiresAt),
  ],
)

/** What is done to confirm a page that waits for it. */
export const vendorConfirmations = pgTable(
  'vendor_confirmations',
  {
    vendorId: uuid('vendor_id')
      .primaryKey()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** Who last asked for the link, and may use it; null before anybody did. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The mailbox that it went to. */
    email: text('email'),
    /** Of the secret in the last mail; null before it is sent and once it is used. */
    tokenHash: text('token_hash'),
    /** Until when the mailbox may be proven; of no meaning afterwards. */
    expiresAt: moment('expires_at'),
    /** Since when the mailbox is proven, and an Admin is to look at it. */
    provenAt: moment('proven_at'),
    /** Why an Admin did not confirm it, as the supplier reads it. */
    reason: text('reason'),
    /** When its administrators were last reminded. */
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('vendor_confirmations_user_idx').on(t.userId),
    uniqueIndex('vendor_confirmations_token_hash_key').on(t.tokenHash),
  ],
)

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
