import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  optionalFile,
  requiredFile,
  uploadForm,
} from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { BANNER_MAX_MB } from '../places.ts'
import { bannerFields, bannerId, bannersQuery, deskBanner } from './schema.ts'
import {
  addBanner,
  deleteBanner,
  editBanner,
  listDeskBanners,
  setBannerActive,
} from './service.server.ts'

const tags = ['Administração']
const consumes = ['multipart/form-data']
const errors = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  413: failure,
  415: failure,
  429: failure,
}
const response = { 200: answer(deskBanner), ...errors }

const IMAGE_WANTED = 'Por favor, envie uma imagem .png ou .jpg.'
const newBanner = z.intersection(bannerFields, z.object({ imagem: requiredFile(IMAGE_WANTED) }))
const bannerEdit = z.intersection(bannerFields, z.object({ imagem: optionalFile(IMAGE_WANTED) }))

const SWITCHES = [
  { path: 'activate', active: true, summary: 'Exibe um banner, dentro das datas dele' },
  { path: 'deactivate', active: false, summary: 'Deixa de exibir um banner' },
]

/** What Admins do with banners: `/v1/admin/banners`. */
export const bannerAdminRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    const upload = {
      onRequest: async (request: Parameters<typeof requireUploader>[1]) =>
        void (await requireUploader(db, request)),
      ...uploadForm(env, { imagem: { maxMb: BANNER_MAX_MB } }),
    }
    v1.get(
      '/admin/banners',
      {
        schema: {
          tags,
          summary: 'Banners, exibidos ou não, com o que foi contado',
          querystring: bannersQuery,
          response: { 200: pagedAnswer(deskBanner), ...errors },
        },
      },
      async ({ query }) => listDeskBanners(db, query),
    )
    v1.post(
      '/admin/banners',
      {
        schema: { tags, summary: 'Cria um banner', consumes, body: newBanner, response },
        ...upload,
      },
      async (request) => {
        const { imagem, ...fields } = request.body
        const admin = await requireAdmin(db, request)
        return { data: await addBanner(platform, admin, fields, imagem), message: 'Banner criado.' }
      },
    )
    v1.put(
      '/admin/banners/:id',
      {
        schema: {
          tags,
          summary: 'Muda um banner; sem imagem nova, fica a que tem',
          consumes,
          params: bannerId,
          body: bannerEdit,
          response,
        },
        ...upload,
      },
      async (request) => {
        const { imagem, ...fields } = request.body
        const admin = await requireAdmin(db, request)
        const data = await editBanner(platform, admin, request.params.id, fields, imagem)
        return { data, message: 'Banner salvo.' }
      },
    )
    for (const { path, active, summary } of SWITCHES) {
      v1.post(
        `/admin/banners/:id/${path}`,
        { schema: { tags, summary, params: bannerId, response } },
        async (request) => {
          const admin = await requireAdmin(db, request)
          const data = await setBannerActive(platform, admin, request.params.id, active)
          return { data, message: active ? 'Banner ativado.' : 'Banner desativado.' }
        },
      )
    }
    v1.delete(
      '/admin/banners/:id',
      {
        schema: {
          tags,
          summary: 'Exclui um banner, com o que foi contado dele',
          params: bannerId,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await deleteBanner(platform, await requireAdmin(db, request), request.params.id)
        return { data: null, message: 'Banner excluído.' }
      },
    )
  }
