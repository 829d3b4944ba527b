import { refusal } from '#/platform/refusal.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import {
  approveAdvertisement,
  listDeskAdvertisements,
  refuseAdvertisement,
  withdrawAdvertisement,
} from '../review.server.ts'
import { advertisementId } from '../schema.ts'
import { approval, deskAdvertisement, deskQuery } from './schema.ts'

const REFUSALS = [
  {
    path: 'refuse',
    act: refuseAdvertisement,
    summary: 'Recusa uma publicidade em análise, com o motivo',
    message: 'Publicidade recusada.',
  },
  {
    path: 'withdraw',
    act: withdrawAdvertisement,
    summary: 'Retira do ar uma publicidade, com o motivo',
    message: 'Publicidade retirada do ar.',
  },
]

/** What Admins decide about advertisements: `/v1/admin/publicidades`. */
export const advertisingAdminRoutes = routes('Administração', [404, 409], (api, platform) => {
  api.get(
    '/admin/publicidades',
    {
      access: ADMIN,
      summary: 'Publicidades, primeiro as que esperam análise, desde a mais antiga',
      query: deskQuery,
      page: deskAdvertisement,
    },
    async ({ query }) => listDeskAdvertisements(platform.db, query),
  )
  api.post(
    '/admin/publicidades/:id/approve',
    {
      access: ADMIN,
      summary: 'Aprova uma publicidade, que aparece no período dela',
      params: advertisementId,
      body: approval,
      answer: deskAdvertisement,
      message: 'Publicidade aprovada.',
    },
    async ({ viewer, params, body }) =>
      approveAdvertisement(platform, viewer, params.id, body.version),
  )
  for (const { path, act, summary, message } of REFUSALS) {
    api.post(
      `/admin/publicidades/:id/${path}`,
      {
        access: ADMIN,
        summary,
        params: advertisementId,
        body: refusal,
        answer: deskAdvertisement,
        message,
      },
      async ({ viewer, params, body }) => act(platform, viewer, params.id, body.reason),
    )
  }
})
