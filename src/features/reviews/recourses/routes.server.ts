import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { appealText } from '../appeals/schema.ts'
import { reviewId } from '../schema.ts'
import { ownRecourse } from './schema.ts'
import { appeal, readRecourse } from './service.server.ts'

/** Recourses of both sides against what was decided about a review. */
export const recourseRoutes = routes('Avaliações', [404], (api, { db }) => {
  const one = { access: PERSON, params: reviewId, answer: ownRecourse }
  api.get(
    '/comment/:id/recurso',
    {
      ...one,
      summary:
        'O que foi decidido sobre uma avaliação, para o autor ou para a empresa que a denunciou, e o recurso',
    },
    async ({ viewer, params }) => readRecourse(db, viewer, params.id),
  )
  api.post(
    '/comment/:id/recurso',
    {
      ...one,
      summary: 'Recorre, uma vez, do que foi decidido sobre uma avaliação; decide outra pessoa',
      errors: [404, 409, 429],
      body: appealText,
      message: 'Recurso enviado. Outra pessoa da nossa equipe decide e avisa você por e-mail.',
    },
    async ({ viewer, params, body }) => appeal(db, viewer, params.id, body.texto),
  )
})
