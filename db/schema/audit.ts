import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** Who decided what about what: a line for each decision, never changed (platform/audit.server.ts). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Null once the account was removed. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** What it is about; it may be gone by now. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_subject_idx').on(t.subjectKind, t.subjectId, t.id),
    index('audit_log_actor_idx').on(t.actorId),
    index('audit_log_latest_idx').on(t.createdAt, t.id),
  ],
)
