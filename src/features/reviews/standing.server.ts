import { sameCompany } from '#/features/companies/corporate-email.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import type { Standing } from './policy.ts'
import * as repository from './targets/repository.server.ts'

/** What a person has to do with the company behind what is reviewed. */
export async function standingOf(
  db: Database,
  viewer: Viewer,
  target: repository.Target,
): Promise<Standing> {
  const control = await repository.controlOf(db, target, viewer.id)
  const addresses = await repository.companyAddresses(db, target)
  return {
    kind: target.kind,
    owns: control?.owns ?? false,
    administers: control?.administers ?? false,
    isParty: control?.isParty ?? false,
    isColleague: addresses.some((known) => sameCompany(control?.email ?? '', known)),
  }
}
