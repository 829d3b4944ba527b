import { z } from 'zod'
import { IMAGE_MAX_MB, IMAGE_WANTED } from '#/domain/uploads.ts'
import { requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { type Api, withMessage } from '#/platform/server/http/routes.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { storePicture } from '../pictures/service.server.ts'
import { KINDS } from '../presenter.server.ts'
import { sanitiseBody } from '../sanitise.server.ts'
import newsDesk from './desk.tsx'
import { presentDeskItem } from './presenter.server.ts'
import { readNews } from './repository.server.ts'
import {
  articleEdit,
  articleId,
  deskArticle,
  newArticle,
  previewed,
  storedPicture,
} from './schema.ts'
import {
  addArticle,
  changeArticle,
  deleteArticle,
  readDesk,
  unpublishArticle,
} from './service.server.ts'

const SAVED = {
  rascunho: 'Rascunho salvo.',
  agendado: 'Publicação agendada.',
  publicado: 'Publicado.',
}

/** How Admins write news, articles and jobs. */
export const routes = deskRoutes(
  newsDesk,
  (platform) => ({
    read: ({ type, situacao, ...query }) =>
      readNews(platform.db, { ...query, kind: type && KINDS[type], situation: situacao }),
    present: presentDeskItem,
    decisions: {
      unpublish: (admin, id) => unpublishArticle(platform, admin, id),
      delete: (admin, id) => deleteArticle(platform, admin, id),
    },
  }),
  { define: defineEditor },
)

function defineEditor(api: Api, platform: Platform) {
  api.get(
    '/admin/news/:id',
    {
      access: ADMIN,
      summary: 'Um conteúdo, para editar',
      params: articleId,
      answer: deskArticle,
    },
    async ({ params }) => readDesk(platform.db, params.id),
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
    '/admin/news/preview',
    {
      access: ADMIN,
      summary: 'Um texto como os visitantes o veriam',
      body: previewed,
      answer: previewed,
    },
    async ({ body }) => ({ comment: await sanitiseBody(body.comment) }),
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
}
