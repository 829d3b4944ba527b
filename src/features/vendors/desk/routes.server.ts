import { vendorId } from '#/features/companies/schema.ts'
import { refusal } from '#/platform/refusal.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { restoreVendor, suspendVendor } from '../suspension.server.ts'
import { deskVendor, vendorsQuery } from './schema.ts'
import { getDeskVendor, listDeskVendors } from './service.server.ts'

const DECISIONS = [
  {
    path: 'hide',
    act: suspendVendor,
    summary: 'Tira uma página do ar, com os serviços dela',
    message: 'A página saiu do ar.',
  },
  {
    path: 'show',
    act: restoreVendor,
    summary: 'Volta a exibir uma página que saiu do ar',
    message: 'A página está no ar.',
  },
]

/** What Admins do with suppliers: `/v1/admin/suppliers`. */
export const vendorAdminRoutes = routes('Administração', [404, 409], (api, { db }) => {
  api.get(
    '/admin/suppliers',
    {
      access: ADMIN,
      summary: 'Fornecedores, também os que ninguém vê',
      query: vendorsQuery,
      page: deskVendor,
    },
    async ({ query }) => listDeskVendors(db, query),
  )
  for (const { path, act, summary, message } of DECISIONS) {
    api.post(
      `/admin/suppliers/:id/${path}`,
      { access: ADMIN, summary, params: vendorId, body: refusal, answer: deskVendor, message },
      async ({ viewer, params, body }) => {
        await act(db, viewer, params.id, body.reason)
        return getDeskVendor(db, params.id)
      },
    )
  }
})
