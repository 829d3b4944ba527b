import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import userDesk from './desk.tsx'
import { readUsers } from './repository.server.ts'
import {
  blockUser,
  demoteUser,
  presentUser,
  promoteUser,
  removeSecondFactor,
  unblockUser,
} from './service.server.ts'

const ROLES = { Admin: 'admin', User: 'user' } as const

/** What Admins do with accounts. */
export const routes = deskRoutes(userDesk, ({ db, jobs }) => ({
  read: ({ papel, situacao, ...query }) =>
    readUsers(db, {
      ...query,
      role: papel && ROLES[papel],
      isBlocked: situacao && situacao === 'bloqueadas',
    }),
  present: presentUser,
  decisions: {
    demote: (admin, id) => demoteUser(db, admin, id),
    promote: (admin, id) => promoteUser(db, admin, id),
    block: (admin, id, { reason }) => blockUser(db, admin, id, reason),
    removeSecondFactor: (admin, id, { reason }) =>
      removeSecondFactor({ db, jobs }, admin, id, reason),
    unblock: (admin, id) => unblockUser(db, admin, id),
  },
}))
