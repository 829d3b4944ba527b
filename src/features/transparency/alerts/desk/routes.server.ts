import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { type DeskAlert, deskAlert, newAlert } from '../schema.ts'
import { addAlert, endAlert } from '../service.server.ts'
import desk from './desk.tsx'
import { alertRow, type DeskAlertRow, readAlerts } from './repository.server.ts'

const present = (row: DeskAlertRow): DeskAlert => ({
  _id: row.id,
  estado: row.isRunning ? 'running' : 'over',
  alvo: {
    _id: row.offerId ?? row.vendorId ?? '',
    tipo: row.offerId ? 'software' : 'fornecedor',
    nome: row.name,
  },
  visto: row.seen,
  desde: row.createdAt.toISOString(),
  ate: row.until.toISOString(),
})

async function rowNow(db: Database, id: string): Promise<DeskAlert> {
  const row = await alertRow(db, id)
  if (!row) throw notFound('Alerta não encontrado.')
  return present(row)
}

/** What Admins do with alerts about reviews. */
export const routes = deskRoutes(
  desk,
  ({ db }) => ({
    read: (query) => readAlerts(db, query),
    present,
    decisions: {
      async end(admin, id, { reason }) {
        await endAlert(db, admin, id, reason)
        return rowNow(db, id)
      },
    },
  }),
  {
    define(api, { db }) {
      api.post(
        '/admin/review-alerts',
        {
          access: ADMIN,
          summary: 'Põe um alerta de manipulação na página de um software, serviço ou fornecedor',
          errors: [400, 409],
          body: newAlert,
          answer: deskAlert,
          message: 'Alerta criado. Ele já está na página.',
        },
        async ({ viewer, body }) => rowNow(db, await addAlert(db, viewer, body)),
      )
    },
  },
)
