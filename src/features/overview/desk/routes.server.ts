import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes as routesOf } from '#/platform/server/http/routes.server.ts'
import { waitingWire } from '../schema.ts'
import { waitingByQueue } from './repository.server.ts'

export const routes = routesOf('Administração', [], (api, { db }) => {
  api.get(
    '/admin/waiting',
    { access: ADMIN, summary: 'O que espera por uma decisão, fila por fila', answer: waitingWire },
    async () =>
      (await waitingByQueue(db)).map(({ name, total, since }) => ({
        fila: name,
        total,
        desde: since && new Date(since).toISOString(),
      })),
  )
})
