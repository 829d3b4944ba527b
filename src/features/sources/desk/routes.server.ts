import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import desk from './desk.tsx'
import { readRuns } from './repository.server.ts'
import { sourceRun, sourceToRead, sourceStates as statesWire } from './schema.ts'
import { beginReading, presentRun, sourceStates, stopReading } from './service.server.ts'

/** What Admins do with what comes from public registers. */
export const routes = deskRoutes(
  desk,
  (platform) => ({
    read: (query) => readRuns(platform.db, query),
    present: presentRun,
    decisions: { stop: (admin, id) => stopReading(platform, admin, id) },
  }),
  {
    define(api, platform) {
      api.get(
        '/admin/registers/fontes',
        {
          access: ADMIN,
          summary: 'As fontes públicas, e quando cada uma foi lida',
          answer: statesWire,
        },
        async () => sourceStates(platform),
      )
      api.post(
        '/admin/registers',
        {
          access: ADMIN,
          summary: 'Lê uma fonte pública, ou continua uma leitura parada',
          body: sourceToRead,
          answer: sourceRun,
          message: 'A leitura começa em seguida.',
        },
        async ({ viewer, body }) => beginReading(platform, viewer, body),
      )
    },
  },
)
