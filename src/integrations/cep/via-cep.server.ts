import { z } from 'zod'
import { getJson, LookupUnavailable } from '../lookup.server.ts'
import type { PostalDirectory } from './directory.server.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

const found = z.object({
  localidade: z.string().min(1),
  uf: z.string().length(2),
  logradouro: text,
  bairro: text,
})
/** 'true' today, true in older versions; always with HTTP 200. */
const unknown = z.object({ erro: z.union([z.literal(true), z.literal('true')]) })

/** @param url of the service, as https://viacep.com.br */
export const viaCep = (url: string): PostalDirectory => ({
  async find(cep) {
    const { status, body } = await getJson(`${url}/ws/${cep}/json/`)
    if (status === 400 || unknown.safeParse(body).success) return null
    const parsed = found.safeParse(body)
    if (status !== 200 || !parsed.success) throw new LookupUnavailable(`not an answer (${status})`)
    const { localidade, uf, logradouro, bairro } = parsed.data
    return { cep, city: localidade, state: uf, street: logradouro, bairro }
  },
})
