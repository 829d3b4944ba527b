import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
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

const SWITCHES = [
  {
    path: 'activate',
    active: true,
    summary: 'Volta a oferecer uma categoria',
    message: 'Categoria ativada.',
  },
  {
    path: 'deactivate',
    active: false,
    summary: 'Deixa de oferecer uma categoria; quem a tem fica',
    message: 'Categoria desativada.',
  },
]

/** What Admins do with categories: `/v1/admin/categories`. */
export const categoryAdminRoutes = routes('Administração', [404, 409], (api, { db }) => {
  api.get(
    '/admin/categories',
    {
      access: ADMIN,
      summary: 'Categorias por nome, com o que depende de cada uma',
      query: deskQuery,
      page: deskCategory,
    },
    async ({ query }) => listCategories(db, query),
  )
  api.post(
    '/admin/categories',
    {
      access: ADMIN,
      summary: 'Cria uma categoria',
      body: newCategory,
      answer: deskCategory,
      message: 'Categoria criada.',
    },
    async ({ viewer, body }) => addCategory(db, viewer, body),
  )
  api.put(
    '/admin/categories/:id',
    {
      access: ADMIN,
      summary: 'Muda o nome e o lugar de uma categoria; as ofertas acompanham',
      params: categoryId,
      body: categoryEdit,
      answer: deskCategory,
      message: 'Categoria salva.',
    },
    async ({ viewer, params, body }) => editCategory(db, viewer, params.id, body),
  )
  for (const { path, active, summary, message } of SWITCHES) {
    api.post(
      `/admin/categories/:id/${path}`,
      { access: ADMIN, summary, params: categoryId, answer: deskCategory, message },
      async ({ viewer, params }) => setActive(db, viewer, params.id, active),
    )
  }
  api.post(
    '/admin/categories/:id/merge',
    {
      access: ADMIN,
      summary: 'Junta uma categoria a outra, que fica com as ofertas dela',
      params: categoryId,
      body: merging,
      answer: mergedCategory,
    },
    async ({ viewer, params, body }) => {
      const { moved, target } = await mergeCategory(db, viewer, params.id, body.targetId)
      const offers = moved === 1 ? '1 oferta foi' : `${moved.toLocaleString('pt-BR')} ofertas foram`
      return withMessage({ moved }, `${offers} para “${target}”.`)
    },
  )
})
