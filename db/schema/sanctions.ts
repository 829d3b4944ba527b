import { char, date, index, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const sanctionList = pgEnum('sanction_list', ['CEIS', 'CNEP'])

/**
 * Sanctions of companies in the lists of the federal government: CEIS (barred from public contracts) and CNEP
 * (punished under the law against corruption). A list is brought in whole; what it drops is gone.
 */
export const sanctions = pgTable(
  'sanctions',
  {
    list: sanctionList('list').notNull(),
    /** Its code in the list. */
    code: text('code').notNull(),
    cnpj: char('cnpj', { length: 14 }).notNull(),
    /** What it is, as 'Impedimento/proibição de contratar com prazo determinado'. */
    category: text('category').notNull(),
    /** The law that it rests on. */
    ground: text('ground').notNull(),
    /** Who decided it. */
    body: text('body').notNull(),
    /** Number of the proceedings, or ''. */
    proceedings: text('proceedings').notNull(),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    /** Day of the list that last had it. */
    listedOn: date('listed_on').notNull(),
    /** What the company says of it, shown beside it. */
    note: text('note'),
    notedAt: moment('noted_at'),
  },
  (t) => [primaryKey({ columns: [t.list, t.code] }), index('sanctions_cnpj_idx').on(t.cnpj)],
)
