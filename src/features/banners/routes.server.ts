import { z } from 'zod'
import { ANYONE, VISITOR_OR_PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { addressKey, countAttempt } from '#/platform/server/rate-limit.server.ts'
import { forbidden } from '#/platform/server/session.server.ts'
import { isPerson } from '#/platform/server/visitors.server.ts'
import { bannerClick, bannersOfType, bannerWire } from './schema.ts'
import { listBanners, recordBannerClick } from './service.server.ts'

/** An office behind one address clicks less. */
const CLICKS = { name: 'banner-click', attempts: 60, durationSeconds: 60 }

export const bannerRoutes = routes('Banners', [], (api, { db }) => {
  api.get(
    '/banner',
    {
      access: ANYONE,
      summary: 'Banners em exibição de um tipo',
      query: bannersOfType,
      answer: z.array(bannerWire),
    },
    async ({ query }) => listBanners(db, query.type),
  )
  api.post(
    '/bannerlog',
    {
      access: VISITOR_OR_PERSON,
      summary: 'Registra o clique em um banner',
      errors: [403, 404, 429],
      body: bannerClick,
      message: 'Clique registrado.',
    },
    async ({ viewer, body: { bannerId, clickId, user }, headers, ip }) => {
      // Nobody clicks in the name of another.
      if (user && user !== viewer?.id) throw forbidden()
      if (!isPerson(headers['user-agent'])) return
      await countAttempt(db, CLICKS, addressKey(ip))
      await recordBannerClick(db, bannerId, clickId)
    },
  )
})
