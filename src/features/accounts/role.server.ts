import { normaliseEmail } from '#/domain/person.ts'
import { updatePerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import * as repository from './repository.server.ts'

/** Whether anybody but the Admin of the demonstration is one. */
export const hasAdmin = (db: Database): Promise<boolean> => repository.hasAdmin(db)

/**
 * Gives an account a role. Only the command line calls it: nobody becomes an Admin through the site.
 * @returns false when no account with a proven mailbox has that address
 */
export async function setRole(
  db: Database,
  email: string,
  role: 'user' | 'admin',
): Promise<boolean> {
  // Usernames change hands; the address is who it is.
  if (!email.includes('@')) return false
  const account = await repository.accountNamed(db, normaliseEmail(email))
  if (!account?.emailVerified) return false
  await updatePerson(db, account.id, { role })
  securityEvent('role.set', { account: account.id, role })
  return true
}
