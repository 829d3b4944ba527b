import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { addressKey, countAttempt } from '#/platform/server/rate-limit.server.ts'
import { isPerson } from '#/platform/server/visitors.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { bannerClick, bannersOfType, bannerWire } from './schema.ts'
import { listBanners, recordBannerClick } from './service.server.ts'

const tags = ['Banners']
/** An office behind one address clicks less. */
const CLICKS = { name: 'banner-click', attempts: 60, durationSeconds: 60 }

export const bannerRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/banner',
      {
        schema: {
          tags,
          summary: 'Banners em exibição de um tipo',
          querystring: bannersOfType,
          response: { 200: answer(z.array(bannerWire)), 400: failure },
        },
      },
      async ({ query: { type } }) => ({ data: await listBanners(db, type), message: '' }),
    )
    v1.post(
      '/bannerlog',
      {
        schema: {
          tags,
          summary: 'Registra o clique em um banner',
          body: bannerClick,
          response: {
            200: answer(z.null()),
            400: failure,
            403: failure,
            404: failure,
            429: failure,
          },
        },
      },
      async ({ body: { bannerId, clickId }, headers, ip }) => {
        if (isPerson(headers['user-agent'])) {
          await countAttempt(db, CLICKS, addressKey(ip))
          await recordBannerClick(db, bannerId, clickId)
        }
        return { data: null, message: 'Clique registrado.' }
      },
    )
  }
