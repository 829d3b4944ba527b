import { z } from 'zod'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'

/** A CNPJ as it is written, masked or not; gives it bare. */
export const cnpjText = (digitsOnly: boolean) =>
  z
    .string('Insira um CNPJ válido.')
    .refine((written) => isCnpj(written, { digitsOnly }), 'Insira um CNPJ válido.')
    .transform(normaliseCnpj)

/** A postal code as it is written, `00000-000` or bare; gives 8 digits. */
export const cepText = z
  .string('Insira um CEP válido.')
  .regex(/^(?!0{5})\d{5}-?\d{3}$/, 'Insira um CEP válido.')
  .transform((written) => written.replace('-', ''))

/** Answer of `GET /v1/get-cep/{cep}`; '' for what the directory does not have. */
export const addressWire = z.object({
  cidade: z.string(),
  estado: z.string(),
  rua: z.string(),
  numero: z.string(),
  bairro: z.string(),
  complemento: z.string(),
  pais: z.string(),
})
export type AddressWire = z.infer<typeof addressWire>

/** Answer of `GET /v1/get-cnpj/{cnpj}`. */
export const companyWire = z.object({
  nomeEmpresa: z.string(),
  nomeFantasia: z.string(),
  /** Masked, or ''. */
  telefone: z.string(),
  /** 8 digits, or ''. */
  cep: z.string(),
  /** `receita`: the register that was brought in; `consulta`: who was asked over the network. */
  fonte: z.enum(['receita', 'consulta']),
  /** 'YYYY-MM', the latest month of the register that says so; null for what was asked. */
  competencia: z.string().nullable(),
  /** As that register has it; null where it has none, or was not what answered. */
  endereco: addressWire.nullable(),
})
export type CompanyWire = z.infer<typeof companyWire>
