import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { visitsQuery, visitsWire } from './schema.ts'
import { visitsOf } from './service.server.ts'

export const visitRoutes = routes('Área do fornecedor', [], (api, { db }) => {
  api.get(
    '/vendor/:id/visitas',
    {
      access: administratorOf('id'),
      summary: 'Visitas à página por dia, de quem aceitou ser contado, e a mediana da categoria',
      params: vendorId,
      query: visitsQuery,
      answer: visitsWire,
    },
    async ({ params, query }) => visitsOf(db, params.id, query.dias),
  )
})
