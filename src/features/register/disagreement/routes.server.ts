import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { addressChoice } from './schema.ts'
import { chooseAddress } from './service.server.ts'

/** What those who keep a page say of an address that the register has otherwise. */
export const addressChoiceRoutes = routes('Área do fornecedor', [403, 404, 409], (api, { db }) => {
  api.put(
    '/vendor/:id/endereco-da-receita',
    {
      access: administratorOf('id'),
      summary: 'Usa na página o endereço que a Receita informa, ou mantém o da página',
      params: vendorId,
      body: addressChoice,
      message: 'Endereço conferido.',
    },
    async ({ viewer, params, body }) => chooseAddress(db, viewer, params.id, body),
  )
})
