import { anyoneSearchingBy, PERSON } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { forbidden } from '#/platform/server/session.server.ts'
import { removeReply, replyTo, reportReview } from './answers.server.ts'
import { reviewPage, reviewsOf } from './list-schema.ts'
import { listReviews } from './listing.server.ts'
import { canWriteAs } from './policy.ts'
import {
  newReply,
  newReport,
  newReview,
  ownReview,
  reviewId,
  reviewWire,
  targetQuery,
  writtenReview,
} from './schema.ts'
import { ownReview as findOwnReview, removeReview, writeReview } from './writing/service.server.ts'

const OUTCOME = { visible: '', pending: 'Sua avaliação aguarda moderação.' }

/** What an index finds, or reads in its order. */
const FOUND_BY = ['id', 'avaliacao', 'after', 'limit']
const LOOKED_THROUGH_BY = Object.keys(reviewsOf.shape).filter((name) => !FOUND_BY.includes(name))

/** Reviews: read by everybody, written, answered and reported by who is logged in. */
export const reviewRoutes = routes('Avaliações', [403, 404, 409, 429], (api, platform) => {
  const { db } = platform
  api.get(
    '/comments',
    {
      // To look through what thousands wrote, or to sort or pass it by, costs as much as a search of the catalogue.
      access: anyoneSearchingBy(...LOOKED_THROUGH_BY),
      summary:
        'Avaliações de um software ou fornecedor, com filtros, e o que todas somam; as com texto primeiro',
      errors: [404],
      query: reviewsOf,
      answer: reviewPage,
    },
    async ({ query }) => {
      const { data: result, ...page } = await listReviews(db, query)
      return { result, ...page }
    },
  )
  api.get(
    '/comment/mine',
    {
      access: PERSON,
      summary: 'A própria avaliação de um software ou fornecedor, e o que se pode fazer ali',
      query: targetQuery,
      answer: ownReview,
    },
    async ({ viewer, query }) => findOwnReview(db, viewer, query.softwareId),
  )
  api.post(
    '/comment',
    {
      access: PERSON,
      summary: 'Avalia um software ou fornecedor; uma segunda avaliação substitui a primeira',
      body: newReview,
      answer: writtenReview,
    },
    async ({ viewer, body: { userId, ...review } }) => {
      if (!canWriteAs(viewer, userId)) throw forbidden()
      const written = await writeReview(platform, viewer, review)
      return withMessage(written, OUTCOME[written.status])
    },
  )
  api.delete(
    '/comment/:id',
    {
      access: PERSON,
      summary: 'Exclui a própria avaliação',
      params: reviewId,
      message: 'Avaliação excluída.',
    },
    async ({ viewer, params }) => removeReview(db, viewer, params.id),
  )
  api.post(
    '/comment/:id/report',
    {
      access: PERSON,
      summary: 'Denuncia uma avaliação; uma segunda denúncia corrige a primeira',
      params: reviewId,
      body: newReport,
      message: 'Denúncia enviada. Obrigado por avisar.',
    },
    async ({ viewer, params, body }) => reportReview(db, viewer, params.id, body),
  )
  api.post(
    '/comment/:id/reply',
    {
      access: PERSON,
      summary: 'Responde a uma avaliação em nome da empresa avaliada',
      params: reviewId,
      body: newReply,
      answer: reviewWire,
      message: 'Resposta publicada.',
    },
    async ({ viewer, params, body }) => replyTo(db, viewer, params.id, body.text),
  )
  api.delete(
    '/comment/:id/reply',
    {
      access: PERSON,
      summary: 'Exclui a resposta a uma avaliação',
      params: reviewId,
      message: 'Resposta excluída.',
    },
    async ({ viewer, params }) => removeReply(db, viewer, params.id),
  )
})
