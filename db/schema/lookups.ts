import { jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const lookupKind = pgEnum('lookup_kind', ['cnpj', 'cep'])

/** What public services answered, so that they are asked once a month for a thing. */
export const lookups = pgTable(
  'lookups',
  {
    kind: lookupKind('kind').notNull(),
    /** CNPJ or CEP, bare. */
    key: text('key').notNull(),
    answer: jsonb('answer').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
)
