import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { removeReply, replyTo, reportReview } from './answers.server.ts'
import { canWriteAs } from './policy.ts'
import {
  newReply,
  newReport,
  newReview,
  ownReview,
  reviewId,
  reviewPage,
  reviewsOf,
  reviewWire,
  targetQuery,
  writtenReview,
} from './schema.ts'
import { listReviews } from './service.server.ts'
import { ownReview as findOwnReview, removeReview, writeReview } from './writing/service.server.ts'

const tags = ['Avaliações']
const errors = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  429: failure,
}

const OUTCOME = { visible: '', pending: 'Sua avaliação aguarda moderação.' }

/** Reviews: read by everybody, written, answered and reported by who is logged in. */
export const reviewRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/comments',
      {
        schema: {
          tags,
          summary: 'Avaliações de um software ou fornecedor, as mais recentes primeiro',
          querystring: reviewsOf,
          response: { 200: answer(reviewPage), 400: failure, 404: failure },
        },
      },
      async ({ query }) => {
        const { data, ...page } = await listReviews(db, query)
        return { data: { result: data, ...page }, message: '' }
      },
    )
    v1.get(
      '/comment/mine',
      {
        schema: {
          tags,
          summary: 'A própria avaliação de um software ou fornecedor, e o que se pode fazer ali',
          querystring: targetQuery,
          response: { 200: answer(ownReview), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await findOwnReview(db, viewer, request.query.softwareId), message: '' }
      },
    )
    v1.post(
      '/comment',
      {
        schema: {
          tags,
          summary: 'Avalia um software ou fornecedor; uma segunda avaliação substitui a primeira',
          body: newReview,
          response: { 200: answer(writtenReview), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { userId, ...review } = request.body
        if (!canWriteAs(viewer, userId)) throw forbidden()
        const data = await writeReview(db, viewer, review)
        return { data, message: OUTCOME[data.status] }
      },
    )
    v1.delete(
      '/comment/:id',
      {
        schema: {
          tags,
          summary: 'Exclui a própria avaliação',
          params: reviewId,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await removeReview(db, await requireViewer(db, request), request.params.id)
        return { data: null, message: 'Avaliação excluída.' }
      },
    )
    v1.post(
      '/comment/:id/report',
      {
        schema: {
          tags,
          summary: 'Denuncia uma avaliação; uma segunda denúncia corrige a primeira',
          params: reviewId,
          body: newReport,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        await reportReview(db, viewer, request.params.id, request.body)
        return { data: null, message: 'Denúncia enviada. Obrigado por avisar.' }
      },
    )
    v1.post(
      '/comment/:id/reply',
      {
        schema: {
          tags,
          summary: 'Responde a uma avaliação em nome da empresa avaliada',
          params: reviewId,
          body: newReply,
          response: { 200: answer(reviewWire), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const data = await replyTo(db, viewer, request.params.id, request.body.text)
        return { data, message: 'Resposta publicada.' }
      },
    )
    v1.delete(
      '/comment/:id/reply',
      {
        schema: {
          tags,
          summary: 'Exclui a resposta a uma avaliação',
          params: reviewId,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await removeReply(db, await requireViewer(db, request), request.params.id)
        return { data: null, message: 'Resposta excluída.' }
      },
    )
  }
