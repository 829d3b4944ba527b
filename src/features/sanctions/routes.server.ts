import { z } from 'zod'
import { companyNote } from '#/components/company-note/schema.ts'
import { administratorOf } from '#/features/companies/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { sanctionOfVendor, sanctionWire } from './schema.ts'
import { noteSanction } from './service.server.ts'

/** What a company says of a sanction that a public list has of it. */
export const sanctionRoutes = routes('Página do fornecedor', [403, 404, 409], (api, { db }) => {
  api.put(
    '/vendor/:id/sancoes/:lista/:codigo/nota',
    {
      access: administratorOf('id'),
      summary: 'Escreve o que a empresa diz de uma sanção, ao lado dela',
      params: sanctionOfVendor,
      body: companyNote,
      answer: z.array(sanctionWire),
    },
    async ({ viewer, params: { id, lista: list, codigo: code }, body: { nota: note } }) =>
      noteSanction(db, viewer, id, { list, code, note }),
  )
})
