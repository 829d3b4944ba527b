import type { Database } from '#/platform/server/database/types.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { countSearch } from './attempts.server.ts'
import { canSearchPeople } from './policy.ts'
import { presentPerson } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { PersonFound } from './schema.ts'

/**
 * The person with exactly this public username; nobody is found by an e-mail address.
 * @throws AppError 403 for who administers no page that may invite; TooManyAttempts
 */
export async function searchPeople(
  db: Database,
  viewer: Viewer,
  asked: string,
): Promise<PersonFound[]> {
  if (!canSearchPeople(viewer, await repository.administersAny(db, viewer.id))) throw forbidden()
  await countSearch(db, viewer.id)
  const username = asked.replace(/^@/, '').toLowerCase()
  return (await repository.presentNamed(db, { ids: [], usernames: [username] })).map(presentPerson)
}
