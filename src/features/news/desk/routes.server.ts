import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IMAGE_MAX_MB } from '#/domain/uploads.ts'
import { requiredFile, uploadForm } from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { storePicture } from '../pictures/service.server.ts'
import { sanitiseBody } from '../sanitise.server.ts'
import {
  articleEdit,
  articleId,
  deskArticle,
  deskItem,
  deskQuery,
  newArticle,
  previewed,
  storedPicture,
} from './schema.ts'
import {
  addArticle,
  changeArticle,
  deleteArticle,
  listDesk,
  readDesk,
  unpublishArticle,
} from './service.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }
const response = { 200: answer(deskArticle), ...errors }

const IMAGE_WANTED = 'Por favor, envie uma imagem .png ou .jpg.'
const SAVED = {
  rascunho: 'Rascunho salvo.',
  agendado: 'Publicação agendada.',
  publicado: 'Publicado.',
}

/** How Admins write news, articles and jobs: `/v1/admin/news`. */
export const newsAdminRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    v1.get(
      '/admin/news',
      {
        schema: {
          tags,
          summary: 'Notícias, artigos e vagas, também rascunhos e agendados',
          querystring: deskQuery,
          response: { 200: pagedAnswer(deskItem), ...errors },
        },
      },
      async ({ query }) => listDesk(db, query),
    )
    v1.get(
      '/admin/news/:id',
      { schema: { tags, summary: 'Um conteúdo, para editar', params: articleId, response } },
      async ({ params }) => ({ data: await readDesk(db, params.id), message: '' }),
    )
    v1.post(
      '/admin/news',
      {
        schema: {
          tags,
          summary: 'Cria uma notícia, um artigo ou uma vaga',
          body: newArticle,
          response,
        },
      },
      async (request) => ({
        data: await addArticle(platform, await requireAdmin(db, request), request.body),
        message: SAVED[request.body.situacao],
      }),
    )
    v1.put(
      '/admin/news/:id',
      {
        schema: {
          tags,
          summary: 'Muda um conteúdo; recusa quando outra pessoa o mudou antes',
          params: articleId,
          body: articleEdit,
          response,
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        const data = await changeArticle(platform, admin, request.params.id, request.body)
        return { data, message: SAVED[request.body.situacao] }
      },
    )
    v1.post(
      '/admin/news/:id/unpublish',
      {
        schema: {
          tags,
          summary: 'Volta a rascunho o que foi publicado ou agendado',
          params: articleId,
          response,
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        const data = await unpublishArticle(platform, admin, request.params.id)
        return { data, message: 'Voltou a rascunho.' }
      },
    )
    v1.delete(
      '/admin/news/:id',
      {
        schema: {
          tags,
          summary: 'Exclui um conteúdo',
          params: articleId,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await deleteArticle(platform, await requireAdmin(db, request), request.params.id)
        return { data: null, message: 'Conteúdo excluído.' }
      },
    )
    v1.post(
      '/admin/news/preview',
      {
        schema: {
          tags,
          summary: 'Um texto como os visitantes o veriam',
          body: previewed,
          response: { 200: answer(previewed), ...errors },
        },
      },
      async ({ body }) => ({ data: { comment: sanitiseBody(body.comment) }, message: '' }),
    )
    v1.post(
      '/admin/news/pictures',
      {
        schema: {
          tags,
          summary: 'Guarda uma imagem para um texto; sem uso, é esquecida depois de alguns dias',
          consumes: ['multipart/form-data'],
          body: z.object({ imagem: requiredFile(IMAGE_WANTED) }),
          response: { 200: answer(storedPicture), ...errors, 413: failure, 415: failure },
        },
        onRequest: async (request) => void (await requireUploader(db, request)),
        ...uploadForm(env, { imagem: { maxMb: IMAGE_MAX_MB } }),
      },
      async ({ body }) => ({ data: await storePicture(platform, body.imagem), message: '' }),
    )
  }
