import type { Env } from '#/platform/server/env.server.ts'
import { firstThatKnows } from '../lookup.server.ts'
import { minhaReceitaRegister } from './minha-receita.server.ts'
import { offlineRegister } from './offline.server.ts'
import type { CompanyRegister } from './register.server.ts'

const saysNotFound = (body: unknown) =>
  /não encontrado|inválido/.test(String((body as { message?: unknown } | undefined)?.message))
const isNotFoundError = (body: unknown) =>
  ['NotFoundError', 'BadRequestError'].includes(
    String((body as { name?: unknown } | undefined)?.name),
  )

export const minhaReceita = (url: string) =>
  minhaReceitaRegister((cnpj) => `${url}/${cnpj}`, saysNotFound)
export const brasilApi = (url: string) =>
  minhaReceitaRegister((cnpj) => `${url}/api/cnpj/v1/${cnpj}`, isNotFoundError)

/** The public register: BrasilAPI, then Minha Receita; or, where LOOKUPS says so, none. */
export function openCompanyRegister(
  env: Pick<Env, 'LOOKUPS' | 'BRASILAPI_URL' | 'MINHA_RECEITA_URL'>,
): CompanyRegister {
  if (env.LOOKUPS === 'offline') return offlineRegister
  const sources = [brasilApi(env.BRASILAPI_URL), minhaReceita(env.MINHA_RECEITA_URL)]
  return { find: (cnpj) => firstThatKnows(sources.map((source) => () => source.find(cnpj))) }
}
