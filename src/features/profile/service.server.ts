import { findPerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { canEditProfile } from './policy.ts'
import { type ProfileLists, presentOwnProfile, presentPublicProfile } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { OwnProfile, PublicProfile } from './schema.ts'

/** @throws AppError 403 for who may not change that person's profile */
export function requireEditor(viewer: Viewer, userId: string) {
  if (!canEditProfile(viewer, userId)) throw forbidden()
}

export const missingProfile = () => notFound('Perfil não encontrado.')

async function listsOf(
  db: Database,
  userId: string,
  { own }: { own: boolean },
): Promise<ProfileLists> {
  const [experiences, educations, certificates, softwares, vendors] = await Promise.all([
    repository.experiencesOf(db, userId),
    repository.educationsOf(db, userId),
    repository.certificatesOf(db, userId),
    repository.softwaresOf(db, userId),
    repository.vendorsOf(db, userId, { withHidden: own }),
  ])
  return { experiences, educations, certificates, softwares, vendors }
}

/**
 * What everyone sees of a person. Who never proved their mailbox, is leaving or is blocked is not
 * shown.
 * @throws AppError 404
 */
export async function getPublicProfile(db: Database, userId: string): Promise<PublicProfile> {
  const person = await findPerson(db, userId)
  if (!person?.emailVerified || person.deletionRequestedAt || person.blockedAt)
    throw missingProfile()
  return presentPublicProfile(person, await listsOf(db, userId, { own: false }))
}

/**
 * Everything a person sees of themselves, and Admins of anyone.
 * @throws AppError 404
 */
export async function getOwnProfile(db: Database, userId: string): Promise<OwnProfile> {
  const person = await findPerson(db, userId)
  if (!person) throw missingProfile()
  const [lists, ownedOfferIds, ways] = await Promise.all([
    listsOf(db, userId, { own: true }),
    repository.ownedOfferIds(db, userId),
    repository.waysToLogIn(db, userId),
  ])
  return presentOwnProfile(person, lists, { ownedOfferIds, ...ways })
}

/** What a person does and with what, as their profile says it: what could interest them. */
export async function occupationOf(db: Database, userId: string): Promise<Occupation> {
  const [person, tools] = await Promise.all([
    findPerson(db, userId),
    repository.usedNames(db, userId),
  ])
  return { position: person?.position?.trim() ?? '', tools }
}

export interface Occupation {
  /** '' where the profile names none. */
  position: string
  /** Names of software and of their categories. */
  tools: string[]
}
