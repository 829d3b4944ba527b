import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusal } from '#/platform/refusal.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { deskUser, userId, usersQuery } from './schema.ts'
import { blockUser, demoteUser, listUsers, promoteUser, unblockUser } from './service.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }
const response = { 200: answer(deskUser), ...errors }

const CHANGES = [
  {
    path: 'unblock',
    act: unblockUser,
    summary: 'Deixa uma pessoa entrar de novo',
    done: 'Conta desbloqueada.',
  },
  { path: 'promote', act: promoteUser, summary: 'Dá o papel de Admin', done: 'Agora é Admin.' },
  { path: 'demote', act: demoteUser, summary: 'Tira o papel de Admin', done: 'Não é mais Admin.' },
]

/** What Admins do with accounts: `/v1/admin/users`. */
export const userAdminRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    v1.get(
      '/admin/users',
      {
        schema: {
          tags,
          summary: 'Contas, com o papel e a situação de cada uma',
          querystring: usersQuery,
          response: { 200: pagedAnswer(deskUser), ...errors },
        },
      },
      async ({ query }) => listUsers(db, query),
    )
    v1.post(
      '/admin/users/:id/block',
      {
        schema: {
          tags,
          summary: 'Bloqueia uma conta: as sessões terminam e ninguém mais entra nela',
          params: userId,
          body: refusal,
          response,
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        const { params, body } = request
        const data = await blockUser(db, admin, params.id, body.reason)
        return { data, message: 'Conta bloqueada.' }
      },
    )
    for (const { path, act, summary, done } of CHANGES) {
      v1.post(
        `/admin/users/:id/${path}`,
        { schema: { tags, summary, params: userId, response } },
        async (request) => {
          const admin = await requireAdmin(db, request)
          return { data: await act(db, admin, request.params.id), message: done }
        },
      )
    }
  }
