import { refusal } from '#/platform/refusal.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import type { Api } from '#/platform/server/http/routes.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import {
  categoryEdit,
  categoryId,
  categoryWire,
  queuedSuggestion,
  queueQuery,
} from '../categories/schema.ts'
import { approveSuggestion, listSuggestions, refuseSuggestion } from './queue.server.ts'

const ADDRESS = '/admin/categories/suggestions'

/** What Admins decide about suggestions. */
export function defineSuggestionQueue(api: Api, platform: Platform) {
  api.get(
    ADDRESS,
    {
      access: ADMIN,
      summary: 'Categorias sugeridas, as mais antigas primeiro',
      query: queueQuery,
      page: queuedSuggestion,
    },
    async ({ query }) => listSuggestions(platform.db, query),
  )
  api.post(
    `${ADDRESS}/:id/approve`,
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
    `${ADDRESS}/:id/refuse`,
    {
      access: ADMIN,
      summary: 'Recusa uma sugestão, com o motivo',
      params: categoryId,
      body: refusal,
      message: 'Sugestão recusada.',
    },
    async ({ viewer, params, body }) => refuseSuggestion(platform, viewer, params.id, body.reason),
  )
}
