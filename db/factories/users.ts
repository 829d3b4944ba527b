import { users } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { next, only } from './counter.ts'

export type NewUser = typeof users.$inferInsert

/** A person with a confirmed e-mail address, ready to insert. */
export function userRow(overrides: Partial<NewUser> = {}): NewUser {
  const n = next()
  return {
    firstName: 'Pessoa',
    lastName: `Teste ${n}`,
    email: `pessoa${n}@exemplo.demo.praca`,
    username: `pessoa${n}`,
    emailVerified: true,
    ...overrides,
  }
}

export async function makeUser(db: Database, overrides: Partial<NewUser> = {}) {
  return only(await db.insert(users).values(userRow(overrides)).returning())
}
