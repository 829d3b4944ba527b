import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { sentInvitation } from './invitations/schema.ts'
import { inviteAdministrators } from './invitations/sending.server.ts'
import { searchPeople } from './people.server.ts'
import {
  activity,
  administrator,
  administratorPath,
  invitations,
  peopleQuery,
  personFound,
} from './schema.ts'
import { inactivateAdministrator, inviteAgain, listAdministrators } from './service.server.ts'

export const administratorRoutes = routes('Área do fornecedor', [], (api, platform) => {
  const { db } = platform
  const access = administratorOf('id')
  const answer = z.array(administrator)
  api.get(
    '/user/search',
    {
      access: PERSON,
      summary:
        'A pessoa com exatamente este @usuário, para quem administra uma página; ninguém é achado por e-mail',
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
      summary:
        'Convida pessoas, por @usuário, id ou e-mail, a administrar a página; responde com os convites da página, os mesmos tenha ou não conta o e-mail',
      errors: [409, 429],
      params: vendorId,
      body: invitations,
      answer: z.array(sentInvitation),
      message: 'Convite enviado. A pessoa administra a página quando aceitar.',
    },
    async ({ viewer, params, body }) =>
      inviteAdministrators(platform, viewer, params.id, body.usuarios),
  )
  api.put(
    '/vendor/:id/administradores/:userId',
    {
      access,
      summary:
        'Inativa um administrador, nunca o último ativo; com ativo verdadeiro, convida de novo quem está inativo',
      errors: [409, 429],
      params: administratorPath,
      body: activity,
      answer,
    },
    async ({ viewer, params: { id, userId }, body: { ativo } }) =>
      ativo
        ? withMessage(
            await inviteAgain(platform, viewer, id, userId),
            'Convite enviado. A pessoa volta a administrar a página quando aceitar.',
          )
        : withMessage(
            await inactivateAdministrator(platform, viewer, id, userId),
            'Administrador inativado.',
          ),
  )
})
