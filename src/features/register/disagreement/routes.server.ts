import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { registerChoice } from './schema.ts'
import { chooseRegistered } from './service.server.ts'

/** What those who keep a page say of what the register has otherwise. */
export const registerChoiceRoutes = routes('Área do fornecedor', [403, 404, 409], (api, { db }) => {
  api.put(
    '/vendor/:id/dados-da-receita',
    {
      access: administratorOf('id'),
      summary: 'Usa na página o que a Receita informa de um campo, ou mantém o da página',
      params: vendorId,
      body: registerChoice,
      message: 'Dado conferido.',
    },
    async ({ viewer, params, body }) => chooseRegistered(db, viewer, params.id, body),
  )
})
