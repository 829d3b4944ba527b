import { refusal } from '#/platform/refusal.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import {
  categoryEdit,
  categoryId,
  categoryWire,
  queuedSuggestion,
  queueQuery,
} from '../categories/schema.ts'
import { approveSuggestion, listSuggestions, refuseSuggestion } from './queue.server.ts'

/** What Admins decide about suggestions: `/v1/admin/categories/suggestions`. */
export const suggestionAdminRoutes = routes('Administração', [404, 409], (api, platform) => {
  api.get(
    '/admin/categories/suggestions',
    {
      access: ADMIN,
      summary: 'Categorias sugeridas, as mais antigas primeiro',
      query: queueQuery,
      page: queuedSuggestion,
    },
    async ({ query }) => listSuggestions(platform.db, query),
  )
  api.post(
    '/admin/categories/suggestions/:id/approve',
    {
      access: ADMIN,
      summary: 'Cria a categoria sugerida, como a equipe a escreve',
      params: categoryId,
      body: categoryEdit,
      answer: categoryWire,
      message: 'Sugestão aceita.',
    },
    async ({ viewer, params, body }) => approveSuggestion(platform, viewer, params.id, body),
  )
  api.post(
    '/admin/categories/suggestions/:id/refuse',
    {
      access: ADMIN,
      summary: 'Recusa uma sugestão, com o motivo',
      params: categoryId,
      body: refusal,
      message: 'Sugestão recusada.',
    },
    async ({ viewer, params, body }) => refuseSuggestion(platform, viewer, params.id, body.reason),
  )
})
