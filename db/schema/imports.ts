import { index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

export const importStatus = pgEnum('import_status', ['waiting', 'running', 'done', 'failed'])

const total = (name: string) => integer(name).notNull().default(0)

/** A file of software that was brought into the catalogue, and what came of it. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** Null for the command line, and once the account was removed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** Key of the file in storage, until it was read. */
    fileKey: text('file_key'),
    status: importStatus('status').notNull().default('waiting'),
    /** What ended it early, in Portuguese. */
    failure: text('failure'),
    /** Rows of the file, by what became of them. */
    read: total('read'),
    created: total('created'),
    changed: total('changed'),
    unchanged: total('unchanged'),
    refused: total('refused'),
    repeated: total('repeated'),
    newCategories: total('new_categories'),
    createdAt: createdAt(),
    /** When the process that does it last said so; null before one takes it. */
    aliveAt: moment('alive_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (t) => [index('imports_created_idx').on(t.createdAt), index('imports_user_idx').on(t.userId)],
)

export const importProblemKind = pgEnum('import_problem_kind', ['refused', 'repeated'])

/** Rows of a file that did not go in; of very many, the first ones. */
export const importProblems = pgTable(
  'import_problems',
  {
    id: id(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    kind: importProblemKind('kind').notNull(),
  },
  (t) => [index('import_problems_import_idx').on(t.importId, t.id)],
)
