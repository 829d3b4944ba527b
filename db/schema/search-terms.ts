import { boolean, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { id, updatedAt } from './columns.ts'

export const termGroupKind = pgEnum('term_group_kind', ['synonyms', 'fillers', 'hidden'])

/** Words that searches know of, in groups; Admins write them. */
export const termGroups = pgTable('term_groups', {
  id: id(),
  kind: termGroupKind('kind').notNull(),
  /**
   * Of synonyms, what means the same; of fillers, what is left out of a question; of what is hidden, what no
   * search that is suggested has.
   */
  terms: text('terms').array().notNull(),
  /** What the terms are also looked for by, while these are not looked for by the terms. */
  also: text('also').array().notNull().default([]),
  active: boolean('active').notNull().default(true),
  updatedAt: updatedAt(),
})
