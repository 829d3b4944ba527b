import { z } from 'zod'
import { IMAGE_WANTED } from '#/domain/uploads.ts'
import { optionalFile, requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { BANNER_MAX_MB } from '../places.ts'
import bannerDesk from './desk.tsx'
import { readBanners } from './repository.server.ts'
import { bannerFields, bannerId, deskBanner } from './schema.ts'
import {
  addBanner,
  deleteBanner,
  editBanner,
  presentDeskBanner,
  setBannerActive,
} from './service.server.ts'

const newBanner = z.intersection(bannerFields, z.object({ imagem: requiredFile(IMAGE_WANTED) }))
const bannerEdit = z.intersection(bannerFields, z.object({ imagem: optionalFile(IMAGE_WANTED) }))
const files = { imagem: { maxMb: BANNER_MAX_MB } }

/** What Admins do with banners. */
export const routes = deskRoutes(
  bannerDesk,
  (platform) => ({
    read: ({ tipo, situacao, ...query }) =>
      readBanners(platform.db, { ...query, kind: tipo, standing: situacao }),
    present: presentDeskBanner,
    decisions: {
      activate: (admin, id) => setBannerActive(platform, admin, id, true),
      deactivate: (admin, id) => setBannerActive(platform, admin, id, false),
      delete: (admin, id) => deleteBanner(platform, admin, id),
    },
  }),
  {
    errors: [404, 413, 415, 429],
    define(api, platform) {
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
        async ({ viewer, body: { imagem, ...fields } }) =>
          addBanner(platform, viewer, fields, imagem),
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
    },
  },
)
