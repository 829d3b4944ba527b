import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import desk from './desk.tsx'
import { readUnconfirmed } from './repository.server.ts'
import { confirm, presentUnconfirmed, refuse, remind } from './service.server.ts'

/** What Admins say of pages that nobody confirmed. */
export const routes = deskRoutes(desk, (platform) => ({
  read: (query) => readUnconfirmed(platform.db, query),
  present: presentUnconfirmed,
  decisions: {
    confirm: (admin, id, body) => confirm(platform, admin, id, body?.lido),
    refuse: (admin, id, { reason }) => refuse(platform, admin, id, reason),
    remind: (admin, id) => remind(platform, admin, id),
  },
}))
