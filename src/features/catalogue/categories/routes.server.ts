import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { suggestCategory } from '../category-suggestions/service.server.ts'
import {
  categoryId,
  categorySearch,
  categoryWire,
  newCategory,
  type SuggestedCategory,
  suggestedCategory,
} from './schema.ts'
import { getCategory, searchCategories } from './service.server.ts'

const tags = ['Categorias']
const errors = { 400: failure, 404: failure }

const MEANWHILE = 'Nossa equipe confere; até lá, escolha outra categoria.'

function messageOf({ outcome, active }: SuggestedCategory): string {
  if (outcome === 'sent') return `Sugestão enviada. ${MEANWHILE}`
  if (outcome === 'waiting') return `Esta categoria já foi sugerida. ${MEANWHILE}`
  return active
    ? 'Esta categoria já existe.'
    : 'Esta categoria não está mais em uso. Escolha outra.'
}

export const categoryRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/category',
      {
        schema: {
          tags,
          summary: 'Uma categoria',
          querystring: categoryId,
          response: { 200: answer(categoryWire), ...errors },
        },
      },
      async ({ query: { id } }) => ({ data: await getCategory(db, id), message: '' }),
    )
    v1.get(
      '/category/search',
      {
        schema: {
          tags,
          summary:
            'Categorias ativas cujo nome contém o texto; também por tipo, nível e categoria-mãe',
          querystring: categorySearch,
          response: { 200: answer(z.array(categoryWire)), ...errors },
        },
      },
      async ({ query }) => ({ data: await searchCategories(db, query), message: '' }),
    )
    v1.post(
      '/category',
      {
        schema: {
          tags,
          summary: 'Sugere uma categoria, que só pode ser usada depois de aprovada',
          body: newCategory,
          response: { 200: answer(suggestedCategory), ...errors, 401: failure, 429: failure },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const data = await suggestCategory(db, viewer, request.body)
        return { data, message: messageOf(data) }
      },
    )
  }
