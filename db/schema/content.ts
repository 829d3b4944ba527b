import {
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'

/** Where a job is done. */
export const workModel = pgEnum('work_model', ['presencial', 'hibrido', 'remoto'])

export const articleKind = pgEnum('article_kind', ['news', 'career', 'article'])

/**
 * Editorial content: a link to outside news, a job, or an article of ours.
 * Wire: `type` 'News' | 'Career' | 'Article'; `comment` is the HTML body.
 */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    kind: articleKind('kind').notNull(),
    headline: text('headline').notNull(),
    /** For news its source, for a job the employer. Wire: `company`, `empresa`. */
    company: text('company'),
    bannerKey: text('banner_key'),
    /** Where 'Saiba mais' leads. */
    url: text('url'),
    /** Sanitised HTML. */
    body: text('body').notNull().default(''),
    /** Of a job, as the three after it: null where the employer does not say. */
    place: text('place'),
    workModel: workModel('work_model'),
    /** In the employer's words. */
    salary: text('salary'),
    /** The last day on which the job is listed. */
    endsOn: date('ends_on'),
    isFeatured: boolean('is_featured').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Null while a draft; in the future while scheduled. */
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('articles_published_idx').on(t.kind, t.publishedAt.desc().nullsFirst(), t.id)],
)

/** Pictures that Admins sent for articles; those that no article shows are forgotten. */
export const articlePictures = pgTable('article_pictures', {
  /** Of the file, as `articles/0198….webp`. */
  key: text('key').primaryKey(),
  createdAt: createdAt(),
})

export const bannerKind = pgEnum('banner_kind', ['Mobile', 'Detail', 'vertical', 'App'])

export const banners = pgTable(
  'banners',
  {
    id: id(),
    kind: bannerKind('kind').notNull(),
    imageKey: text('image_key').notNull(),
    /** Wire: `urlRedirect`. */
    linkUrl: text('link_url').notNull(),
    description: text('description').notNull(),
    active: boolean('active').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
  },
  (t) => [index('banners_kind_idx').on(t.kind, t.createdAt)],
)

/** Clicks of late, each once; who clicked is not kept. They are also in `banner_counts`. */
export const bannerClicks = pgTable(
  'banner_clicks',
  {
    /** Of the click, made by the browser where it retries. */
    id: id(),
    bannerId: uuid('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    clickedAt: moment('clicked_at').notNull().defaultNow(),
  },
  (t) => [
    index('banner_clicks_banner_idx').on(t.bannerId, t.clickedAt),
    index('banner_clicks_clicked_idx').on(t.clickedAt),
  ],
)

/** How often a banner was seen and clicked on a day. */
export const bannerCounts = pgTable(
  'banner_counts',
  {
    bannerId: uuid('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.bannerId, t.day] })],
)
