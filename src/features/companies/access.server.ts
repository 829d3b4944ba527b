import { personWho } from '#/platform/server/http/access.server.ts'
import { requirePage } from './service.server.ts'

/**
 * An administrator of a supplier's page, or an Admin.
 * @param id name of the page's id in the path
 */
export const administratorOf = (id: string) =>
  personWho([id], ({ db }, viewer, ids) => requirePage(db, viewer, ids[id] as string))
