import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** A key of a program with which it reads more often what anybody may read. Wire: `/login/chaves`. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person calls it, as 'Planilha de preços'. */
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    createdAt: createdAt(),
    /** The last day on which it was used; null before the first. */
    lastUsedOn: date('last_used_on'),
  },
  (t) => [uniqueIndex('api_keys_hash_key').on(t.keyHash), index('api_keys_user_idx').on(t.userId)],
)
