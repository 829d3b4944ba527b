import { z } from 'zod'
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
  nomeFantasia: record.nome_fantasia,
  phone: phoneOf(record.ddd_telefone_1) || phoneOf(record.ddd_telefone_2),
  cep: cepOf(record.cep),
  email: record.email.toLowerCase(),
  active: record.situacao_cadastral === ACTIVE,
  primaryActivity: record.cnae_fiscal_descricao,
})

/** Names of sole traders end with the owner's CPF, or begin with the root of the CNPJ. */
const withoutPersonalNumbers = (name: string, cnpj: string) =>
  name
    .trim()
    .replace(/\s+\d{11}$/, '')
    .replace(
      new RegExp(`^${cnpj.slice(0, 2)}\\.?${cnpj.slice(2, 5)}\\.?${cnpj.slice(5, 8)}\\s+`),
      '',
    )

/** The register keeps area code and 8 digits; a row of zeros stands for none. */
function phoneOf(written: string): string {
  const digits = written.replace(/\D/g, '')
  return /^[1-9]\d{9,10}$/.test(digits) && !/^\d{2}0+$/.test(digits) ? digits : ''
}

function cepOf(written: string | number | null | undefined): string {
  const digits = String(written ?? '').replace(/\D/g, '')
  const padded = digits.padStart(8, '0')
  return padded.length === 8 && padded !== '00000000' ? padded : ''
}
