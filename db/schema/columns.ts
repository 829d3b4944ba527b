import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'

/** Primary key: UUID v7, made in the application so that ids sort by creation time. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => uuidv7())

/** A moment in time, with zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date())

/** PostgreSQL's full-text vector; always a generated column, never written. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
