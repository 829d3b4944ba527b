import { z } from 'zod'
import { formatPhone, PHONE_PATTERN } from '#/domain/phone.ts'
import { webAddress } from '#/domain/web-address.ts'
import { cepText, cnpjText } from '#/features/lookups/schema.ts'
import { emailAddress, oneLine, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { DESCRIPTION_MAX, EMPLOYEE_RANGES, LINE_MAX } from '../limits.ts'

/** The units of the federation. */
const STATES = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
)

const line = (invalid: string) =>
  oneLine(invalid).pipe(z.string().min(1, invalid).max(LINE_MAX, invalid))

/** '' and null take the value away; undefined leaves it. */
const optional = <T extends z.ZodType<string>>(field: T) =>
  z.union([z.literal('').transform(() => null), field]).nullish()

/** A web address that can be linked to, with its scheme; a name before '@' would mislead readers. */
const site = line('Insira um site válido.')
  .transform(webAddress)
  .refine((address) => address !== '' && !new URL(address).username, 'Insira um site válido.')

/** '(11) 91234-5678', or '(11) 3234-5678' of a landline; gives a bare one its mask. */
const telefone = z
  .string('Insira um telefone válido.')
  .trim()
  .transform(formatPhone)
  .pipe(z.string().regex(PHONE_PATTERN, 'Insira um telefone válido.'))

const estado = z
  .string('Insira um estado válido.')
  .trim()
  .toUpperCase()
  .refine((uf) => STATES.has(uf), 'Insira um estado válido.')

/** Of a supplier; whether its provider gives one to anybody is asked apart, of a list too large for browsers. */
export const corporateEmail = emailAddress('Insira um email válido.', 'Insira um email válido.')

const fields = (digitsOnly: boolean) => ({
  cnpj: cnpjText(digitsOnly),
  razaoSocial: line('Insira um nome de empresa válido.'),
  nomeFantasia: line('Insira um nome fantasia válido.'),
  site,
  numeroFuncionarios: z.enum(EMPLOYEE_RANGES, 'Insira um número de funcionários válido.'),
  email: corporateEmail,
  telefone,
  cep: cepText,
  cidade: line('Insira uma cidade válida.'),
  /** Beside the spec's fields: what the lookup of a CEP adds. */
  estado: optional(estado),
  logradouro: line('Insira uma rua válida.'),
  numero: line('Insira um número válido.'),
  bairro: line('Insira um bairro válido.'),
  complemento: optional(line('Insira um complemento válido.')),
})

const pais = line('Insira um país válido.')
const flag = z.boolean('Valor inválido.')

/**
 * What a supplier's form holds. `visivel`, which it may carry as well, says nothing yet: a page is
 * seen once it is published.
 * @param digitsOnly refuses letters in a CNPJ (CNPJ_SOMENTE_DIGITOS)
 */
export const supplierForm = (digitsOnly = false) =>
  z.object({
    ...fields(digitsOnly),
    pais: pais.default('Brasil'),
    leads: flag.default(false),
    isVisibleManifesto: flag.default(true),
    isVisibleSoftwares: flag.default(true),
    isVisibleServicos: flag.default(true),
  })
export type SupplierForm = z.infer<ReturnType<typeof supplierForm>>

/** Body of `POST /v1/vendor`. */
export const newSupplier = (digitsOnly = false) =>
  supplierForm(digitsOnly).extend({ userId: recordId.optional() })

/** A supplier's own words, which its page needs. */
export const descricao = textBlock('Insira uma descrição válida.').pipe(
  z
    .string()
    .min(1, 'Insira uma descrição válida.')
    .max(DESCRIPTION_MAX, `Max ${DESCRIPTION_MAX} caracteres`),
)

/** What the form of a registered supplier's data holds: its CNPJ stays. */
export const vendorInfoForm = supplierForm().omit({ cnpj: true }).extend({ descricao })

/** What the head of its page says. */
export const vendorHeadForm = vendorInfoForm.pick({ nomeFantasia: true, descricao: true })

/** Body of `POST /v1/vendor/{id}`: what is not sent stays. */
export const supplierChange = (digitsOnly = false) =>
  z
    .object({
      ...fields(digitsOnly),
      pais,
      leads: flag,
      isVisibleManifesto: flag,
      isVisibleSoftwares: flag,
      isVisibleServicos: flag,
      descricao,
    })
    .partial()
export type SupplierChange = z.infer<ReturnType<typeof supplierChange>>
