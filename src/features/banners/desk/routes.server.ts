import { z } from 'zod'
import { IMAGE_WANTED } from '#/domain/uploads.ts'
import { optionalFile, requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { BANNER_MAX_MB } from '../places.ts'
import { bannerFields, bannerId, bannersQuery, deskBanner } from './schema.ts'
import {
  addBanner,
  deleteBanner,
  editBanner,
  listDeskBanners,
  setBannerActive,
} from './service.server.ts'

const newBanner = z.intersection(bannerFields, z.object({ imagem: requiredFile(IMAGE_WANTED) }))
const bannerEdit = z.intersection(bannerFields, z.object({ imagem: optionalFile(IMAGE_WANTED) }))
const files = { imagem: { maxMb: BANNER_MAX_MB } }

const SWITCHES = [
  {
    path: 'activate',
    active: true,
    summary: 'Exibe um banner, dentro das datas dele',
    message: 'Banner ativado.',
  },
  {
    path: 'deactivate',
    active: false,
    summary: 'Deixa de exibir um banner',
    message: 'Banner desativado.',
  },
]

/** What Admins do with banners: `/v1/admin/banners`. */
export const bannerAdminRoutes = routes('Administração', [404, 413, 415, 429], (api, platform) => {
  api.get(
    '/admin/banners',
    {
      access: ADMIN,
      summary: 'Banners, exibidos ou não, com o que foi contado',
      query: bannersQuery,
      page: deskBanner,
    },
    async ({ query }) => listDeskBanners(platform.db, query),
  )
  api.post(
    '/admin/banners',
    {
      access: ADMIN,
      summary: 'Cria um banner',
      files,
      body: newBanner,
      answer: deskBanner,
      message: 'Banner criado.',
    },
    async ({ viewer, body: { imagem, ...fields } }) => addBanner(platform, viewer, fields, imagem),
  )
  api.put(
    '/admin/banners/:id',
    {
      access: ADMIN,
      summary: 'Muda um banner; sem imagem nova, fica a que tem',
      files,
      params: bannerId,
      body: bannerEdit,
      answer: deskBanner,
      message: 'Banner salvo.',
    },
    async ({ viewer, params, body: { imagem, ...fields } }) =>
      editBanner(platform, viewer, params.id, fields, imagem),
  )
  for (const { path, active, summary, message } of SWITCHES) {
    api.post(
      `/admin/banners/:id/${path}`,
      { access: ADMIN, summary, params: bannerId, answer: deskBanner, message },
      async ({ viewer, params }) => setBannerActive(platform, viewer, params.id, active),
    )
  }
  api.delete(
    '/admin/banners/:id',
    {
      access: ADMIN,
      summary: 'Exclui um banner, com o que foi contado dele',
      params: bannerId,
      message: 'Banner excluído.',
    },
    async ({ viewer, params }) => deleteBanner(platform, viewer, params.id),
  )
})
