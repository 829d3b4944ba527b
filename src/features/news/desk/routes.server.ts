import { z } from 'zod'
import { IMAGE_MAX_MB, IMAGE_WANTED } from '#/domain/uploads.ts'
import { requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
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

const SAVED = {
  rascunho: 'Rascunho salvo.',
  agendado: 'Publicação agendada.',
  publicado: 'Publicado.',
}

/** How Admins write news, articles and jobs: `/v1/admin/news`. */
export const newsAdminRoutes = routes('Administração', [404, 409], (api, platform) => {
  const { db } = platform
  api.get(
    '/admin/news',
    {
      access: ADMIN,
      summary: 'Notícias, artigos e vagas, também rascunhos e agendados',
      query: deskQuery,
      page: deskItem,
    },
    async ({ query }) => listDesk(db, query),
  )
  api.get(
    '/admin/news/:id',
    {
      access: ADMIN,
      summary: 'Um conteúdo, para editar',
      params: articleId,
      answer: deskArticle,
    },
    async ({ params }) => readDesk(db, params.id),
  )
  api.post(
    '/admin/news',
    {
      access: ADMIN,
      summary: 'Cria uma notícia, um artigo ou uma vaga',
      body: newArticle,
      answer: deskArticle,
    },
    async ({ viewer, body }) =>
      withMessage(await addArticle(platform, viewer, body), SAVED[body.situacao]),
  )
  api.put(
    '/admin/news/:id',
    {
      access: ADMIN,
      summary: 'Muda um conteúdo; recusa quando outra pessoa o mudou antes',
      params: articleId,
      body: articleEdit,
      answer: deskArticle,
    },
    async ({ viewer, params, body }) =>
      withMessage(await changeArticle(platform, viewer, params.id, body), SAVED[body.situacao]),
  )
  api.post(
    '/admin/news/:id/unpublish',
    {
      access: ADMIN,
      summary: 'Volta a rascunho o que foi publicado ou agendado',
      params: articleId,
      answer: deskArticle,
      message: 'Voltou a rascunho.',
    },
    async ({ viewer, params }) => unpublishArticle(platform, viewer, params.id),
  )
  api.delete(
    '/admin/news/:id',
    {
      access: ADMIN,
      summary: 'Exclui um conteúdo',
      params: articleId,
      message: 'Conteúdo excluído.',
    },
    async ({ viewer, params }) => deleteArticle(platform, viewer, params.id),
  )
  api.post(
    '/admin/news/preview',
    {
      access: ADMIN,
      summary: 'Um texto como os visitantes o veriam',
      body: previewed,
      answer: previewed,
    },
    async ({ body }) => ({ comment: sanitiseBody(body.comment) }),
  )
  api.post(
    '/admin/news/pictures',
    {
      access: ADMIN,
      summary: 'Guarda uma imagem para um texto; sem uso, é esquecida depois de alguns dias',
      files: { imagem: { maxMb: IMAGE_MAX_MB } },
      body: z.object({ imagem: requiredFile(IMAGE_WANTED) }),
      answer: storedPicture,
    },
    async ({ body }) => storePicture(platform, body.imagem),
  )
})
