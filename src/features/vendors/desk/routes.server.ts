import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { vendorId } from '#/features/companies/schema.ts'
import { refusal } from '#/platform/refusal.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { restoreVendor, suspendVendor } from '../suspension.server.ts'
import { deskVendor, vendorsQuery } from './schema.ts'
import { getDeskVendor, listDeskVendors } from './service.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

const DECISIONS = [
  {
    path: 'hide',
    act: suspendVendor,
    summary: 'Tira uma página do ar, com os serviços dela',
    done: 'A página saiu do ar.',
  },
  {
    path: 'show',
    act: restoreVendor,
    summary: 'Volta a exibir uma página que saiu do ar',
    done: 'A página está no ar.',
  },
]

/** What Admins do with suppliers: `/v1/admin/suppliers`. */
export const vendorAdminRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    v1.get(
      '/admin/suppliers',
      {
        schema: {
          tags,
          summary: 'Fornecedores, também os que ninguém vê',
          querystring: vendorsQuery,
          response: { 200: pagedAnswer(deskVendor), ...errors },
        },
      },
      async ({ query }) => listDeskVendors(db, query),
    )
    for (const { path, act, summary, done } of DECISIONS) {
      v1.post(
        `/admin/suppliers/:id/${path}`,
        {
          schema: {
            tags,
            summary,
            params: vendorId,
            body: refusal,
            response: { 200: answer(deskVendor), ...errors },
          },
        },
        async (request) => {
          const { params, body } = request
          await act(db, await requireAdmin(db, request), params.id, body.reason)
          return { data: await getDeskVendor(db, params.id), message: done }
        },
      )
    }
  }
