import { z } from 'zod'
import { ANYONE, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { recordId } from '#/platform/wire.ts'
import { takeDeviceCookie } from './cookie.server.ts'
import { forgetDevice as forgetDeviceBody, openAccess } from './schema.ts'
import { endAccess, endAllOtherAccess, forgetDevice, listOpenAccess } from './service.server.ts'

/** Where a person is logged in, and how that ends. Their paths get the browser's cookie. */
export const sessionRoutes = routes('Conta', [], (api, platform) => {
  api.get(
    '/login/sessions',
    {
      access: PERSON,
      summary: 'Sessões abertas e logins lembrados da própria conta',
      answer: z.array(openAccess),
    },
    async ({ viewer, cookies }) => listOpenAccess(platform, viewer, cookies),
  )
  api.delete(
    '/login/sessions',
    {
      access: PERSON,
      summary: 'Encerra as outras sessões e os outros logins lembrados da própria conta',
      message: 'As outras sessões foram encerradas.',
    },
    async ({ viewer, cookies }) => endAllOtherAccess(platform, viewer, cookies),
  )
  api.delete(
    '/login/sessions/:id',
    {
      access: PERSON,
      summary: 'Encerra uma sessão da própria conta, e o login lembrado no mesmo navegador',
      params: z.object({ id: recordId }),
      errors: [404, 409],
      message: 'A sessão foi encerrada.',
    },
    async ({ viewer, params, cookies }) => endAccess(platform, viewer, params.id, cookies),
  )
  api.post(
    '/login/forget',
    {
      access: ANYONE,
      summary: 'Esquece este navegador, que o cookie dele mostra: nada fica lembrado',
      body: forgetDeviceBody,
      message: 'Este aparelho foi esquecido.',
    },
    async ({ body, cookies }, reply) => {
      const userId = await forgetDevice(platform, body.user, cookies)
      if (userId) takeDeviceCookie(platform.env, reply, userId)
    },
  )
})
