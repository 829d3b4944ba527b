import { z } from 'zod'
import { pageGiving } from '#/features/vendors/desk/giving.ts'
import { ADMIN_AGAIN } from '#/platform/server/http/access.server.ts'
import { routes as routesOf } from '#/platform/server/http/routes.server.ts'
import { recordId } from '#/platform/wire.ts'
import { givePage } from '../giving.server.ts'

/** What Admins decide about who administers a page. */
export const routes = routesOf('Administração', [400, 404, 409], (api, platform) => {
  api.post(
    '/admin/suppliers/:id/give',
    {
      access: ADMIN_AGAIN,
      summary: 'Passa uma página a outra conta, no lugar de quem a administra, com o motivo',
      params: z.object({ id: recordId }),
      body: pageGiving,
      message: 'A página passou à conta.',
    },
    async ({ viewer, params, body }) => givePage(platform, viewer, params.id, body),
  )
})
