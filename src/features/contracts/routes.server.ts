import { companyNote } from '#/components/company-note/schema.ts'
import { administratorOf } from '#/features/companies/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { companyContracts, contractOfVendor } from './schema.ts'
import { noteContract } from './service.server.ts'

/** What a company says of a public contract of its. */
export const contractRoutes = routes('Página do fornecedor', [403, 404, 409], (api, { db }) => {
  api.put(
    '/vendor/:id/contratos/:numero/nota',
    {
      access: administratorOf('id'),
      summary: 'Escreve o que a empresa diz de um contrato público, ao lado dele',
      params: contractOfVendor,
      body: companyNote,
      answer: companyContracts,
    },
    async ({ viewer, params: { id, numero }, body: { nota } }) =>
      noteContract(db, viewer, id, numero, nota),
  )
})
