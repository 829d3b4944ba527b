import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { suggestionAdminRoutes } from '../../category-suggestions/desk-routes.server.ts'
import {
  categoryEdit,
  categoryId,
  deskCategory,
  deskQuery,
  mergedCategory,
  merging,
  newCategory,
} from '../schema.ts'
import { mergeCategory } from './merge.server.ts'
import { addCategory, editCategory, listCategories, setActive } from './service.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }
const response = { 200: answer(deskCategory), ...errors }

const SWITCHES = [
  { path: 'activate', active: true, summary: 'Volta a oferecer uma categoria' },
  {
    path: 'deactivate',
    active: false,
    summary: 'Deixa de oferecer uma categoria; quem a tem fica',
  },
]

/** What Admins do with categories: `/v1/admin/categories`. */
export const categoryAdminRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    await v1.register(suggestionAdminRoutes(platform))
    v1.get(
      '/admin/categories',
      {
        schema: {
          tags,
          summary: 'Categorias por nome, com o que depende de cada uma',
          querystring: deskQuery,
          response: { 200: pagedAnswer(deskCategory), ...errors },
        },
      },
      async ({ query }) => listCategories(db, query),
    )
    v1.post(
      '/admin/categories',
      { schema: { tags, summary: 'Cria uma categoria', body: newCategory, response } },
      async (request) => ({
        data: await addCategory(db, await requireAdmin(db, request), request.body),
        message: 'Categoria criada.',
      }),
    )
    v1.put(
      '/admin/categories/:id',
      {
        schema: {
          tags,
          summary: 'Muda o nome e o lugar de uma categoria; as ofertas acompanham',
          params: categoryId,
          body: categoryEdit,
          response,
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        const data = await editCategory(db, admin, request.params.id, request.body)
        return { data, message: 'Categoria salva.' }
      },
    )
    for (const { path, active, summary } of SWITCHES) {
      v1.post(
        `/admin/categories/:id/${path}`,
        { schema: { tags, summary, params: categoryId, response } },
        async (request) => {
          const admin = await requireAdmin(db, request)
          const data = await setActive(db, admin, request.params.id, active)
          return { data, message: active ? 'Categoria ativada.' : 'Categoria desativada.' }
        },
      )
    }
    v1.post(
      '/admin/categories/:id/merge',
      {
        schema: {
          tags,
          summary: 'Junta uma categoria a outra, que fica com as ofertas dela',
          params: categoryId,
          body: merging,
          response: { 200: answer(mergedCategory), ...errors },
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        const { params, body } = request
        const { moved, target } = await mergeCategory(db, admin, params.id, body.targetId)
        const offers =
          moved === 1 ? '1 oferta foi' : `${moved.toLocaleString('pt-BR')} ofertas foram`
        return { data: { moved }, message: `${offers} para “${target}”.` }
      },
    )
  }
