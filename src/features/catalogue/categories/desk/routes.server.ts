import { ADMIN, ADMIN_AGAIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { withMessage } from '#/platform/server/http/routes.server.ts'
import { defineSuggestionQueue } from '../../category-suggestions/desk-routes.server.ts'
import { KINDS } from '../../presenter.server.ts'
import {
  categoryEdit,
  categoryId,
  deskCategory,
  mergedCategory,
  merging,
  newCategory,
  standardAdded,
} from '../schema.ts'
import categoryDesk from './desk.tsx'
import { mergeCategory } from './merge.server.ts'
import { presentDeskCategory } from './presenter.server.ts'
import { readCategories } from './repository.server.ts'
import { addCategory, addStandardCategories, editCategory, setActive } from './service.server.ts'

/** What Admins do with categories, and with those that people suggest. */
export const routes = deskRoutes(
  categoryDesk,
  ({ db }) => ({
    read: ({ tipo, situacao, ...query }) =>
      readCategories(db, {
        ...query,
        kind: tipo && KINDS[tipo],
        active: situacao && situacao === 'ativas',
      }),
    present: presentDeskCategory,
    decisions: {
      activate: (admin, id) => setActive(db, admin, id, true),
      deactivate: (admin, id) => setActive(db, admin, id, false),
    },
  }),
  {
    define(api, platform) {
      const { db } = platform
      defineSuggestionQueue(api, platform)
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
      api.post(
        '/admin/categories/standard',
        {
          access: ADMIN,
          summary: 'Cria as categorias padrão, onde ainda não há nenhuma',
          answer: standardAdded,
        },
        async ({ viewer }) => {
          const total = await addStandardCategories(db, viewer)
          return withMessage({ total }, `${total} categorias criadas.`)
        },
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
      api.post(
        '/admin/categories/:id/merge',
        {
          access: ADMIN_AGAIN,
          summary: 'Junta uma categoria a outra, que fica com as ofertas dela',
          params: categoryId,
          body: merging,
          answer: mergedCategory,
        },
        async ({ viewer, params, body }) => {
          const { moved, target } = await mergeCategory(db, viewer, params.id, body.targetId)
          const offers =
            moved === 1 ? '1 oferta foi' : `${moved.toLocaleString('pt-BR')} ofertas foram`
          return withMessage({ moved }, `${offers} para “${target}”.`)
        },
      )
    },
  },
)
