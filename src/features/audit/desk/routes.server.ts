import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import auditDesk from './desk.tsx'
import { presentEntry } from './presenter.server.ts'
import { readAudit } from './repository.server.ts'

/** What Admins did. */
export const routes = deskRoutes(
  auditDesk,
  ({ db }) => ({
    read: ({ assunto, acao, ...query }) =>
      readAudit(db, { ...query, subjectKind: assunto, action: acao }),
    present: presentEntry,
    decisions: {},
  }),
  { errors: [] },
)
