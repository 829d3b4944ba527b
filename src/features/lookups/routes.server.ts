import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { addressKey, countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { addressWire, cepText, cnpjText, companyWire } from './schema.ts'
import { lookUpAddress, lookUpCompany } from './service.server.ts'

const tags = ['Consultas']
const errors = { 400: failure, 404: failure, 429: failure, 503: failure }

/** The services asked are other people's: nobody empties them through us. */
const LIMIT: Limit = { name: 'lookup', attempts: 60, durationSeconds: 60 }

export const lookupRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/get-cnpj/:cnpj',
      {
        schema: {
          tags,
          summary: 'Nome, telefone e CEP de uma empresa, do registro público',
          params: z.object({ cnpj: cnpjText(platform.env.CNPJ_SOMENTE_DIGITOS) }),
          response: { 200: answer(companyWire), ...errors },
        },
      },
      async (request) => {
        await countAttempt(platform.db, LIMIT, addressKey(request.ip))
        return { data: await lookUpCompany(platform, request.params.cnpj), message: '' }
      },
    )
    v1.get(
      '/get-cep/:cep',
      {
        schema: {
          tags,
          summary: 'Endereço de um CEP',
          params: z.object({ cep: cepText }),
          response: { 200: answer(addressWire), ...errors },
        },
      },
      async (request) => {
        await countAttempt(platform.db, LIMIT, addressKey(request.ip))
        return { data: await lookUpAddress(platform, request.params.cep), message: '' }
      },
    )
  }
