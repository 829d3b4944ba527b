import { ne, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, tsvector, updatedAt } from './columns.ts'
import { incentivizedSums, isHighlyRated, ratingAverage, ratingIndex } from './ratings.ts'
import { vendors } from './vendors.ts'

export const offerKind = pgEnum('offer_kind', ['software', 'service'])
/** What a price is for. */
export const planUnit = pgEnum('plan_unit', ['usuario', 'empresa', 'uso'])

/** A category of software or of services; a second level hangs from `parentId`. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull(),
    kind: offerKind('kind').notNull().default('software'),
    /** Heading under which the category is listed, as "Finanças". */
    groupName: text('group_name'),
    parentId: uuid('parent_id').references((): AnyPgColumn => categories.id, {
      onDelete: 'set null',
    }),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    // "ERP" and "erp " are one category: folded by case, accents and outer blanks.
    uniqueIndex('categories_kind_name_key').on(t.kind, sql`praca_fold(btrim(${t.name}))`),
    index('categories_parent_idx').on(t.parentId),
  ],
)

export const suggestionStatus = pgEnum('suggestion_status', ['waiting', 'approved', 'refused'])

/** A category that somebody misses: it becomes one when an Admin approves it. */
export const categorySuggestions = pgTable(
  'category_suggestions',
  {
    id: id(),
    name: text('name').notNull(),
    kind: offerKind('kind').notNull(),
    /** The category that it would belong to. */
    parentId: uuid('parent_id').references(() => categories.id, { onDelete: 'set null' }),
    /** Null once the account was removed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: suggestionStatus('status').notNull().default('waiting'),
    /** Why it was refused, as its person reads it. */
    reason: text('reason'),
    /** What it became, under the name that the Admin gave it. */
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    // Of a name one waits at a time, folded as those of categories are.
    uniqueIndex('category_suggestions_waiting_key')
      .on(t.kind, sql`praca_fold(btrim(${t.name}))`)
      .where(sql`status = 'waiting'`),
    index('category_suggestions_queue_idx').on(t.status, t.createdAt, t.id),
    index('category_suggestions_user_idx').on(t.userId),
    index('category_suggestions_parent_idx').on(t.parentId),
    index('category_suggestions_category_idx').on(t.categoryId),
  ],
)

/**
 * What the catalogue lists: a software, offered by any number of vendors, or a service of a vendor.
 * Wire: `tipo` 'Software' | 'Serviço'.
 */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    kind: offerKind('kind').notNull(),
    name: text('name').notNull(),
    /** Wire: `fabricante`. */
    manufacturer: text('manufacturer'),
    /** The page that got it as its maker: who administers that may edit it, beside its owners. */
    makerId: uuid('maker_id').references(() => vendors.id, { onDelete: 'set null' }),
    /** Wire: `comercializadoPor`. */
    soldBy: text('sold_by'),
    slogan: text('slogan'),
    description: text('description').notNull().default(''),
    subcategory: text('subcategory'),
    site: text('site'),
    logoKey: text('logo_key'),
    /** Wire: `video_url`. */
    videoKey: text('video_key'),
    /** The least that it costs a month, in centavos; null where that is not known (decision 49). */
    monthlyFromCents: integer('monthly_from_cents'),
    /** What that price is for; known where it is. */
    monthlyFromUnit: planUnit('monthly_from_unit'),
    isVisible: boolean('is_visible').notNull().default(true),
    /** Since when an Admin keeps it off the site, whatever its owners wish. */
    suspendedAt: moment('suspended_at'),
    /** Null means never set; the section then shows. Wire: `isVisibleVendors`. */
    showVendors: boolean('show_vendors').default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ...incentivizedSums(),
    rating: ratingAverage(),
    ratingIndex: ratingIndex(),
    /** Category names joined, written with `offer_categories`, so that search sees them. */
    categoryText: text('category_text').notNull().default(''),
    nameSearch: tsvector('name_search')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`praca_names(name)`),
    /** What the offer is, rather than what is written about it: its name, categories and maker. */
    titleSearch: tsvector('title_search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`praca_names(name) || praca_names(category_text) || praca_names(coalesce(manufacturer, ''))`,
      ),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(praca_names(name), 'A') || setweight(praca_names(category_text) || praca_names(coalesce(manufacturer, '')), 'B') || setweight(praca_tsvector(coalesce(slogan, '')), 'C') || setweight(praca_tsvector(description), 'D')`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Queries ask for what is visible and for nothing else.
    check('offers_suspended_check', sql`NOT (${t.isVisible} AND ${t.suspendedAt} IS NOT NULL)`),
    // Readers see what is visible: an index of nothing else spares a look at each row.
    index('offers_search_idx').using('gin', t.search).where(sql`${t.isVisible}`),
    index('offers_title_search_idx').using('gin', t.titleSearch).where(sql`${t.isVisible}`),
    index('offers_name_search_idx').using('gin', t.nameSearch).where(sql`${t.isVisible}`),
    index('offers_name_trgm_idx').using('gin', sql`praca_fold(${t.name}) gin_trgm_ops`),
    index('offers_name_idx')
      .on(sql`${t.name} COLLATE "und-x-icu"`, t.id)
      .where(sql`${t.isVisible}`),
    index('offers_demo_idx').on(t.id).where(sql`${t.isDemo}`),
    index('offers_maker_idx').on(t.makerId).where(sql`${t.makerId} IS NOT NULL`),
    // By its letters alone: for names that are exactly so, and for those that begin so.
    index('offers_begun_name_idx')
      .on(sql`praca_fold(${t.name}) text_pattern_ops`)
      .where(sql`${t.isVisible}`),
    index('offers_best_rated_idx')
      .on(t.ratingIndex.desc().nullsFirst(), t.id)
      .where(sql`${t.isVisible} AND ${isHighlyRated(t)}`),
    // What makes a second import of the same file an update.
    uniqueIndex('offers_software_key')
      .on(sql`praca_fold(${t.name})`, sql`praca_fold(coalesce(${t.manufacturer}, ''))`)
      .where(sql`${t.kind} = 'software'`),
  ],
)

/** What an offer was called before, each time that its name changed. Wire: `nomesAnteriores`. */
export const offerNames = pgTable(
  'offer_names',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    since: moment('since').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [index('offer_names_offer_idx').on(t.offerId, t.until)],
)

export const offerCategories = pgTable(
  'offer_categories',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.categoryId] }),
    index('offer_categories_category_idx').on(t.categoryId),
  ],
)

/** Further pictures of an offer, beside its logo. Wire: `fotos`. */
export const offerPhotos = pgTable(
  'offer_photos',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    fileKey: text('file_key').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [uniqueIndex('offer_photos_position_key').on(t.offerId, t.position)],
)

/** How an offer came to be in a supplier's catalogue. */
export const offerLinkOrigin = pgEnum('offer_link_origin', [
  /** It is the supplier's own: registered there, or given to it as its maker. */
  'own',
  /** Those who administer the page added it from the catalogue. */
  'chosen',
  /** An Admin or an import added it. */
  'assigned',
  /** They added it, and an Admin said that they sell it. */
  'confirmed',
])

/** Who sells an offer. Wire: `fornecedores` of a software, `softwares` of a vendor. */
export const vendorOffers = pgTable(
  'vendor_offers',
  {
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    origin: offerLinkOrigin('origin').notNull().default('assigned'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.offerId] }),
    index('vendor_offers_offer_idx').on(t.offerId, t.vendorId),
  ],
)

/**
 * Condition of the links by which a supplier counts as a seller, where others are to trust in it (decision 84): what it
 * merely says that it sells is no such link.
 */
export const countsAsSeller: SQL = ne(vendorOffers.origin, 'chosen')

/** People who may edit an offer beside those who administer a page that it is of. */
export const offerOwners = pgTable(
  'offer_owners',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.userId] }),
    index('offer_owners_user_idx').on(t.userId),
  ],
)

export const offerClaimStatus = pgEnum('offer_claim_status', ['waiting', 'granted', 'refused'])

/** The wish of a maker to look after a software that somebody else put into the catalogue. */
export const offerClaims = pgTable(
  'offer_claims',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** Who asked. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: offerClaimStatus('status').notNull(),
    /** Why it was refused, as the supplier reads it. */
    reason: text('reason'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    // A supplier has one open wish for a software.
    uniqueIndex('offer_claims_waiting_key')
      .on(t.offerId, t.vendorId)
      .where(sql`status = 'waiting'`),
    index('offer_claims_vendor_idx').on(t.vendorId, t.createdAt),
    index('offer_claims_user_idx').on(t.userId),
    index('offer_claims_queue_idx').on(t.status, t.createdAt, t.id),
  ],
)

/**
 * Condition of the owners who may still edit: what somebody registered for a company is out of their
 * hands while they are an inactive administrator of its page, unless they administer another one that
 * sells it. A page that only sells what they registered elsewhere takes nothing from them.
 */
export const isActingOwner: SQL = sql`coalesce((
  SELECT bool_or(vendor_admins.inactive_at IS NULL)
  FROM vendor_offers JOIN vendor_admins ON vendor_admins.vendor_id = vendor_offers.vendor_id
  WHERE vendor_offers.offer_id = ${offerOwners.offerId}
    AND (vendor_offers.origin = 'own' OR vendor_admins.inactive_at IS NULL)
    AND vendor_admins.user_id = ${offerOwners.userId}), true)`

/** The offers, by id, that a person may edit as an owner, or by administering their maker's page. */
export const editedBy = (userId: string): SQL => sql`(
  SELECT offer_owners.offer_id FROM offer_owners
  WHERE offer_owners.user_id = ${userId} AND ${isActingOwner}
  UNION
  SELECT made.id FROM offers AS made JOIN vendor_admins ON vendor_admins.vendor_id = made.maker_id
  WHERE vendor_admins.user_id = ${userId} AND vendor_admins.inactive_at IS NULL)`
