import { z } from 'zod'
import { getJson, LookupUnavailable } from '../lookup.server.ts'
import type { PostalDirectory } from './directory.server.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

const found = z.object({
  city: z.string().min(1),
  state: z.string().length(2),
  street: text,
  neighborhood: text,
})
/** It answers 404 also when its own sources are down; only some of them know that a code is unknown. */
const failed = z.object({
  type: z.string(),
  errors: z.array(z.object({ message: z.string() })).catch([]),
})
const UNKNOWN = /não encontrado|inv[áa]lido/i

/** @param url of the service, as https://brasilapi.com.br */
export const brasilApiCep = (url: string): PostalDirectory => ({
  async find(cep) {
    const { status, body } = await getJson(`${url}/api/cep/v1/${cep}`)
    const failure = failed.safeParse(body)
    if (failure.success && failure.data.errors.some(({ message }) => UNKNOWN.test(message)))
      return null
    const parsed = found.safeParse(body)
    if (status !== 200 || !parsed.success) throw new LookupUnavailable(`not an answer (${status})`)
    const { city, state, street, neighborhood } = parsed.data
    return { cep, city, state, street, bairro: neighborhood }
  },
})
