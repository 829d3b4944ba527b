import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { searchPeople } from './people.server.ts'
import {
  activity,
  additions,
  administrator,
  administratorPath,
  peopleQuery,
  personFound,
} from './schema.ts'
import {
  addAdministrators,
  inactivateAdministrator,
  listAdministrators,
  reactivateAdministrator,
} from './service.server.ts'

export const administratorRoutes = routes('Área do fornecedor', [], (api, platform) => {
  const { db } = platform
  const access = administratorOf('id')
  const answer = z.array(administrator)
  api.get(
    '/user/search',
    {
      access: PERSON,
      summary: 'Pessoas por nome, @usuário ou e-mail exato, para quem administra uma página',
      errors: [403, 404, 429],
      query: peopleQuery,
      answer: z.array(personFound),
    },
    async ({ viewer, query }) => searchPeople(db, viewer, query.query),
  )
  api.get(
    '/vendor/:id/administradores',
    {
      access,
      summary: 'Quem administra a página, e quem administrou',
      params: vendorId,
      answer,
    },
    async ({ params }) => listAdministrators(db, params.id),
  )
  api.post(
    '/vendor/:id/administradores',
    {
      access,
      summary: 'Adiciona administradores; cada um recebe um e-mail',
      errors: [429],
      params: vendorId,
      body: additions,
      answer,
      message: 'Administradores adicionados com sucesso!',
    },
    async ({ viewer, params, body }) =>
      addAdministrators(platform, viewer, params.id, body.usuarios),
  )
  api.put(
    '/vendor/:id/administradores/:userId',
    {
      access,
      summary: 'Inativa ou reativa um administrador; nunca o último ativo',
      errors: [409],
      params: administratorPath,
      body: activity,
      answer,
    },
    async ({ viewer, params: { id, userId }, body: { ativo } }) =>
      ativo
        ? withMessage(
            await reactivateAdministrator(platform, viewer, id, userId),
            'Administrador reativado.',
          )
        : withMessage(
            await inactivateAdministrator(platform, viewer, id, userId),
            'Administrador inativado.',
          ),
  )
})
