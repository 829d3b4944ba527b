import type { Database } from '#/platform/server/database/types.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { countSearch } from './attempts.server.ts'
import { PEOPLE_FOUND_MAX } from './limits.ts'
import { canSearchPeople } from './policy.ts'
import { presentPerson } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { PersonFound } from './schema.ts'

/**
 * People with an account, by a part of their name, the beginning of their username, or their whole
 * e-mail address, which is never sent.
 * @throws AppError 403 for who administers no page; TooManyAttempts
 */
export async function searchPeople(
  db: Database,
  viewer: Viewer,
  asked: string,
): Promise<PersonFound[]> {
  if (!canSearchPeople(viewer, await repository.administersAny(db, viewer.id))) throw forbidden()
  await countSearch(db, viewer.id)
  return (await repository.findPeople(db, asked, PEOPLE_FOUND_MAX)).map(presentPerson)
}
