import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  date,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

/** Situation of a company in the register ('situação cadastral'). */
export const registerSituation = pgEnum('register_situation', [
  'nula',
  'ativa',
  'suspensa',
  'inapta',
  'baixada',
])

/** What the register of Receita Federal says of an establishment; of sole traders nothing that is a person's. */
const recorded = () => ({
  /** 14 characters, bare and upper-cased. */
  cnpj: char('cnpj', { length: 14 }).primaryKey(),
  legalName: text('legal_name').notNull(),
  tradeName: text('trade_name'),
  isHeadquarters: boolean('is_headquarters').notNull(),
  situation: registerSituation('situation').notNull(),
  situationSince: date('situation_since'),
  openedOn: date('opened_on'),
  /** Main activity: a CNAE of 7 digits. */
  activity: char('activity', { length: 7 }).notNull(),
  /** Legal nature, 4 digits. */
  nature: char('nature', { length: 4 }).notNull(),
  /** 'ME', 'EPP' or 'DEMAIS'; null where the register does not say. */
  size: text('size'),
  /** A person in business (MEI, or a legal nature of persons): found by CNPJ only, without a page. */
  isSoleTrader: boolean('is_sole_trader').notNull(),
  /** Code of the city in the register's own table (SIAFI), which is not IBGE's. */
  cityCode: text('city_code'),
  city: text('city'),
  state: char('state', { length: 2 }),
  cep: char('cep', { length: 8 }),
  street: text('street'),
  streetNumber: text('street_number'),
  complement: text('complement'),
  district: text('district'),
  /** Area code and number, digits. */
  phone: text('phone'),
  /** First day of the month from which on the register no longer has it; null for one that it has. */
  absentSince: date('absent_since'),
})

export const registerCompanies = pgTable(
  'register_companies',
  {
    ...recorded(),
    /** First day of the month of the register that last said something new of it. */
    month: date('month').notNull(),
  },
  (t) => [
    index('register_companies_activity_idx').on(t.activity, t.state),
    // Companies of an activity by CNPJ: about as they were opened.
    index('register_companies_activity_list_idx').on(t.activity, t.cnpj),
    index('register_companies_city_idx').on(t.state, t.cityCode),
  ],
)

/** What a run has read of the archives, until it is compared with what is known. */
export const registerStaging = pgTable(
  'register_staging',
  {
    ...recorded(),
    /** Empty until the archive of companies was read. */
    legalName: text('legal_name').notNull().default(''),
    nature: char('nature', { length: 4 }).notNull().default('0000'),
    isSoleTrader: boolean('is_sole_trader').notNull().default(false),
  },
  // Companies are known by the first eight characters, which all their establishments share.
  (t) => [index('register_staging_root_idx').on(sql`left(${t.cnpj}, 8)`)],
)

export const registerRunState = pgEnum('register_run_state', [
  'reading',
  'applying',
  'done',
  'failed',
  'undone',
])

/** A month of the register that was brought in, or is being. */
export const registerRuns = pgTable(
  'register_runs',
  {
    id: id(),
    /** First day of the month. */
    month: date('month').notNull(),
    /** Folder or address that it was read from. */
    source: text('source').notNull(),
    /** What the archives and the choice among them were: the same again goes on where it ended. */
    fingerprint: text('fingerprint').notNull(),
    state: registerRunState('state').notNull().default('reading'),
    /** Who does it now: a process that finds another name here stops. */
    owner: uuid('owner').notNull(),
    /** How far it is: step, archive and row, or CNPJ. */
    reached: jsonb('reached').$type<Reached>().notNull(),
    counts: jsonb('counts').$type<RunCounts>().notNull(),
    /** What ended it early, in Portuguese. */
    failure: text('failure'),
    createdAt: createdAt(),
    aliveAt: moment('alive_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [index('register_runs_month_idx').on(t.month)],
)

/**
 * First day of the latest month of the register that says what is known of a company: each month reads all that are
 * known, and writes only those of which it says something new, or that it lacks.
 */
export const saidInMonth = sql<string>`greatest(${registerCompanies.month},
  (SELECT max(run.month) FROM ${registerRuns} AS run WHERE run.state = 'done'
    AND (${registerCompanies.absentSince} IS NULL OR run.month < ${registerCompanies.absentSince})))::text`

/** Archives and rows that are read, or, of a run that is being applied, the CNPJ up to which it is. */
export interface Reached {
  step: 'establishments' | 'companies' | 'simples' | 'apply'
  archive: number
  row: number
  cnpj: string
}

export interface RunCounts {
  /** Rows of each kind of file. */
  read: Record<string, number>
  /** Rows that were no rows, or were of no use, by the reason. */
  refused: Record<string, number>
  chosen: number
  created: number
  changed: number
  closed: number
  reopened: number
  unchanged: number
  /** Of those that were known, how many the month does not have, or only in a row that was refused. */
  absent: number
}

/** What a month of the register changed, field by field: a history, and the way back. */
export const registerChanges = pgTable(
  'register_changes',
  {
    month: date('month').notNull(),
    cnpj: char('cnpj', { length: 14 }).notNull(),
    /** Name of the column; 'cnpj' for a company that was not known before. */
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (t) => [
    primaryKey({ columns: [t.cnpj, t.month, t.field] }),
    index('register_changes_month_idx').on(t.month),
  ],
)

/** Names of activities, by the code of 7 digits (CNAE). */
export const registerActivities = pgTable('register_activities', {
  code: char('code', { length: 7 }).primaryKey(),
  text: text('text').notNull(),
})

export const registerChoice = pgEnum('register_choice', ['use', 'keep'])

/**
 * What those who keep a page chose where the register says something else of a field, by what it said: nobody is
 * asked twice for the same. Who it was is in the audit trail.
 */
export const registerChoices = pgTable(
  'register_choices',
  {
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** A key of features/register/disagreement/fields.ts. */
    field: text('field').notNull().default('endereco'),
    /** What the register said, in one line; of a long one, a hash. */
    registered: text('registered').notNull(),
    choice: registerChoice('choice').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.vendorId, t.field, t.registered] })],
)

export type RecordedRow = Omit<typeof registerCompanies.$inferSelect, 'month'>
