import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { candidatesQuery, claimedOffer, makerCandidate, vendorAndOffer } from './schema.ts'
import { askForOffer, makerCandidates } from './service.server.ts'

const OUTCOME = {
  granted: 'Agora a sua empresa edita este software.',
  waiting: 'Pedido enviado. Nossa equipe confere e avisa você.',
}

/** Software that its maker asks for. */
export const makerRoutes = routes('Catálogo do fornecedor', [409], (api, platform) => {
  const access = administratorOf('id')
  api.get(
    '/vendor/:id/softwares-a-pedir',
    {
      access,
      summary: 'Softwares que outras pessoas cadastraram e que o fabricante pode pedir',
      errors: [],
      params: vendorId,
      query: candidatesQuery,
      answer: z.array(makerCandidate),
    },
    async ({ params, query }) => makerCandidates(platform.db, params.id, query.query),
  )
  api.post(
    '/vendor/:id/pedir-software/:offerId',
    {
      access,
      summary: 'Pede, como fabricante, um software que outra pessoa cadastrou',
      errors: [409, 429],
      params: vendorAndOffer,
      answer: claimedOffer,
    },
    async ({ viewer, params }) => {
      const status = await askForOffer(platform, viewer, params.id, params.offerId)
      return withMessage({ status }, OUTCOME[status])
    },
  )
})
