import { makeInactive } from '#/features/administrators/service.server.ts'
import { ownDomain } from '#/features/companies/corporate-email.server.ts'
import type { ManagedPage } from '#/features/companies/service.server.ts'
import { findPerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

/**
 * Makes inactive those who administer a page by a CNPJ alone, once somebody proves to be of its
 * company. Colleagues, whose own proven address is at the same domain, stay. Who has control now may
 * make any of them active again.
 * @param tx the transaction in which the page was locked
 */
export async function endUnprovenControl(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  { vendor, adminIds }: ManagedPage,
  { userId, email }: { userId: string; email: string },
) {
  const domain = ownDomain(email)
  for (const id of adminIds) {
    const person = await findPerson(tx, id)
    const isColleague =
      person?.emailVerified && domain !== null && ownDomain(person.email) === domain
    if (id !== userId && !isColleague)
      await makeInactive(tx, jobs, { id: userId }, vendor.id, id, 'superseded')
  }
}
