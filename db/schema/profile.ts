import { boolean, date, index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id } from './columns.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A job in a profile. Wire: `/company`. Dates are the first day of their month. */
export const experiences = pgTable(
  'experiences',
  {
    id: id(),
    userId: owner(),
    position: text('position').notNull(),
    institution: text('institution').notNull(),
    location: text('location'),
    startDate: date('start_date').notNull(),
    /** Null while the job is current. */
    endDate: date('end_date'),
    description: text('description'),
    isCurrent: boolean('is_current').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('experiences_user_idx').on(t.userId)],
)

/** A course of study in a profile. Wire: `/educational`, `formacao` is degree. */
export const educations = pgTable(
  'educations',
  {
    id: id(),
    userId: owner(),
    degree: text('degree').notNull(),
    institution: text('institution').notNull(),
    location: text('location'),
    startDate: date('start_date').notNull(),
    endDate: date('end_date'),
    isCurrent: boolean('is_current').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('educations_user_idx').on(t.userId)],
)

export const certificateKind = pgEnum('certificate_kind', ['Licença', 'Curso', 'Certificado'])

export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    userId: owner(),
    kind: certificateKind('kind').notNull(),
    name: text('name').notNull(),
    institution: text('institution').notNull(),
    finishedOn: date('finished_on').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('certificates_user_idx').on(t.userId)],
)

/** Software that a person says to use. */
export const userSoftwares = pgTable(
  'user_softwares',
  {
    userId: owner(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.offerId] }),
    index('user_softwares_offer_idx').on(t.offerId),
  ],
)
