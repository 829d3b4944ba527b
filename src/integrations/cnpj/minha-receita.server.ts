import { z } from 'zod'
import { registeredCep, registeredPhone, withoutPersonalNumbers } from '#/domain/register.ts'
import { getJson, LookupUnavailable } from '../lookup.server.ts'
import type { CompanyRegister, RegisteredCompany } from './register.server.ts'

const text = z
  .string()
  .nullish()
  .catch('')
  .transform((value) => value?.trim() ?? '')

/** No company's name is as long: what is longer is no answer. */
const NAME_MAX = 300

/** The part we use of an answer of Minha Receita, and of BrasilAPI, which hands it through. */
const answer = z.object({
  cnpj: z.string(),
  razao_social: z.string().min(1).max(NAME_MAX),
  nome_fantasia: text,
  ddd_telefone_1: text,
  ddd_telefone_2: text,
  cep: z.union([z.string(), z.number()]).nullish().catch(''),
  situacao_cadastral: z.coerce.number().catch(0),
  cnae_fiscal_descricao: text,
  email: text,
})

/** 'Ativa', as the register numbers it. */
const ACTIVE = 2

/**
 * A register that answers as Minha Receita does.
 * @param urlOf address of a company's record
 * @param isUnknown whether a 404 says that there is no such company: during its monthly rebuild the
 *   whole service answers 404
 */
export function minhaReceitaRegister(
  urlOf: (cnpj: string) => string,
  isUnknown: (body: unknown) => boolean,
): CompanyRegister {
  return {
    async find(cnpj) {
      const { status, body } = await getJson(urlOf(cnpj))
      if ((status === 404 || status === 400) && isUnknown(body)) return null
      const parsed = answer.safeParse(body)
      if (status !== 200 || !parsed.success || bare(parsed.data.cnpj) !== cnpj)
        throw new LookupUnavailable(`not an answer (${status})`)
      return company(parsed.data, cnpj)
    },
  }
}

const bare = (cnpj: string) => cnpj.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

const company = (record: z.infer<typeof answer>, cnpj: string): RegisteredCompany => ({
  cnpj,
  razaoSocial: withoutPersonalNumbers(record.razao_social, cnpj),
  nomeFantasia: withoutPersonalNumbers(record.nome_fantasia, cnpj),
  phone: registeredPhone(record.ddd_telefone_1) || registeredPhone(record.ddd_telefone_2),
  cep: registeredCep(record.cep),
  email: record.email.toLowerCase(),
  active: record.situacao_cadastral === ACTIVE,
  primaryActivity: record.cnae_fiscal_descricao,
})
