import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { areaWire } from './schema.ts'
import { areaOf } from './service.server.ts'

export const areaRoutes = routes('Área do fornecedor', [], (api, { db }) => {
  api.get(
    '/vendor/:id/area',
    {
      access: administratorOf('id'),
      summary: 'O fornecedor e as publicidades no ar, para quem administra a página',
      params: vendorId,
      answer: areaWire,
    },
    async ({ params }) => areaOf(db, params.id),
  )
})
