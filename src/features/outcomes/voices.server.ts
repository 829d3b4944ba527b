import { mailboxOf, normaliseEmail } from '#/domain/person.ts'
import { isRegistrable, ownDomain } from '#/features/companies/corporate-email.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import * as repository from './repository.server.ts'

/** Whose voice an address is: one company's, where it has a domain of its own, else that mailbox's. */
export function voiceOf(email: string): string {
  const domain = ownDomain(email)
  return domain && isRegistrable(domain) ? domain : mailboxOf(email)
}

/** Somebody who does not administer the page, as far as their mailbox says. */
interface Person {
  email: string
  isHeard: boolean
}

/**
 * Tells a supplier's own people from others by their mailboxes: its own address, and those at a domain that it has
 * proven, or that of its site or its address, where that is no provider's.
 */
export async function outsidersOf(db: Database, vendorId: string) {
  const own = await repository.ownAddressesOf(db, vendorId)
  const known = [own?.site, own?.email].flatMap((one) => (one && ownDomain(one)) || [])
  const domains = new Set([...(own?.domains ?? []), ...known])
  const mailbox = own?.email && mailboxOf(normaliseEmail(own.email))
  return ({ email, isHeard }: Person) =>
    isHeard || !(domains.has(ownDomain(email) ?? '') || mailboxOf(email) === mailbox)
}

/** Whether a person may be asked about a supplier, and say something of it: nobody who is, or was, its own. */
export async function isOutsider(db: Database, userId: string, vendorId: string): Promise<boolean> {
  const person = await repository.outsider(db, userId, vendorId)
  return person !== undefined && (await outsidersOf(db, vendorId))(person)
}
