import { z } from 'zod'
import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { addressKey, countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import { addressWire, cepText, cnpjText, companyWire } from './schema.ts'
import { lookUpAddress, lookUpCompany } from './service.server.ts'

/** The services asked are other people's: nobody empties them through us. */
const LIMIT: Limit = { name: 'lookup', attempts: 60, durationSeconds: 60 }

export const lookupRoutes = routes('Consultas', [404, 429, 503], (api, platform) => {
  api.get(
    '/get-cnpj/:cnpj',
    {
      access: ANYONE,
      summary: 'Nome, telefone e CEP de uma empresa, do registro público',
      params: z.object({ cnpj: cnpjText(platform.env.CNPJ_SOMENTE_DIGITOS) }),
      answer: companyWire,
    },
    async ({ ip, params }) => {
      await countAttempt(platform.db, LIMIT, addressKey(ip))
      return lookUpCompany(platform, params.cnpj)
    },
  )
  api.get(
    '/get-cep/:cep',
    {
      access: ANYONE,
      summary: 'Endereço de um CEP',
      params: z.object({ cep: cepText }),
      answer: addressWire,
    },
    async ({ ip, params }) => {
      await countAttempt(platform.db, LIMIT, addressKey(ip))
      return lookUpAddress(platform, params.cep)
    },
  )
})
