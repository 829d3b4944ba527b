import { ownDomain } from '#/features/companies/corporate-email.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import type { Bar, Standing } from './policy.ts'
import { requireVisible } from './service.server.ts'
import * as repository from './targets/repository.server.ts'

/** What a person has to do with the company behind what is reviewed. */
export async function standingOf(
  db: Database,
  viewer: Pick<Viewer, 'id'>,
  target: repository.Target,
): Promise<Standing> {
  const control = await repository.controlOf(db, target, viewer.id)
  return {
    kind: target.kind,
    owns: control?.owns ?? false,
    administers: control?.administers ?? false,
    bar: control ? barOf(control) : null,
    hasOwned: control?.hasOwned ?? false,
    company: control?.company ?? '',
  }
}

/** The same of an offer. @throws AppError 404 for one that nobody sees */
export const standingOn = async (db: Database, viewer: Viewer, offerId: string) =>
  standingOf(db, viewer, requireVisible(await repository.findTarget(db, offerId)))

/**
 * Whether a person acts, or acted, for the company behind what is reviewed: an Admin or not, no judge of it. Colleagues
 * are: of a company whose people run the site nobody else would be left.
 */
export async function isParty(db: Database, viewer: Viewer, target: repository.Target) {
  const { bar } = await standingOf(db, viewer, target)
  return bar === 'acts' || bar === 'acted'
}

/** The same of an offer, seen or not. */
export async function isPartyTo(db: Database, viewer: Viewer, offerId: string): Promise<boolean> {
  const target = await repository.findTarget(db, offerId)
  return target !== undefined && isParty(db, viewer, target)
}

type Control = NonNullable<Awaited<ReturnType<typeof repository.controlOf>>>

function barOf({ acts, acted, isHeard, email, domains }: Control): Bar | null {
  if (acts) return 'acts'
  if (acted) return 'acted'
  return !isHeard && domains.includes(ownDomain(email) ?? '') ? 'colleague' : null
}
