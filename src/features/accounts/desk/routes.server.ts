import { refusal } from '#/platform/refusal.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { deskUser, userId, usersQuery } from './schema.ts'
import { blockUser, demoteUser, listUsers, promoteUser, unblockUser } from './service.server.ts'

const CHANGES = [
  {
    path: 'unblock',
    act: unblockUser,
    summary: 'Deixa uma pessoa entrar de novo',
    message: 'Conta desbloqueada.',
  },
  { path: 'promote', act: promoteUser, summary: 'Dá o papel de Admin', message: 'Agora é Admin.' },
  {
    path: 'demote',
    act: demoteUser,
    summary: 'Tira o papel de Admin',
    message: 'Não é mais Admin.',
  },
]

/** What Admins do with accounts: `/v1/admin/users`. */
export const userAdminRoutes = routes('Administração', [404, 409], (api, { db }) => {
  api.get(
    '/admin/users',
    {
      access: ADMIN,
      summary: 'Contas, com o papel e a situação de cada uma',
      query: usersQuery,
      page: deskUser,
    },
    async ({ query }) => listUsers(db, query),
  )
  api.post(
    '/admin/users/:id/block',
    {
      access: ADMIN,
      summary: 'Bloqueia uma conta: as sessões terminam e ninguém mais entra nela',
      params: userId,
      body: refusal,
      answer: deskUser,
      message: 'Conta bloqueada.',
    },
    async ({ viewer, params, body }) => blockUser(db, viewer, params.id, body.reason),
  )
  for (const { path, act, summary, message } of CHANGES) {
    api.post(
      `/admin/users/:id/${path}`,
      { access: ADMIN, summary, params: userId, answer: deskUser, message },
      async ({ viewer, params }) => act(db, viewer, params.id),
    )
  }
})
