import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { ownReviewRow, ownReviewsQuery } from './schema.ts'
import { ownReviews } from './service.server.ts'

/** What one wrote oneself. */
export const ownReviewRoutes = routes('Avaliações', [], (api, { db }) => {
  api.get(
    '/minhas-avaliacoes',
    {
      access: PERSON,
      summary: 'As avaliações de quem chama, com a situação de cada uma; as mais novas primeiro',
      query: ownReviewsQuery,
      page: ownReviewRow,
    },
    async ({ viewer, query }) => ownReviews(db, viewer.id, query.page),
  )
})
