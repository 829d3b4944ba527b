import { maskCnpj } from '#/domain/cnpj.ts'
import { formatPhone } from '#/domain/phone.ts'
import { EMPLOYEE_RANGES } from '../../limits.ts'
import type { OwnVendor } from '../../schema.ts'
import type { Opening } from './opening.ts'

const NO_TEXTS = {
  cnpj: '',
  razaoSocial: '',
  nomeFantasia: '',
  site: '',
  numeroFuncionarios: '',
  email: '',
  telefone: '',
  cep: '',
  cidade: '',
  estado: '',
  logradouro: '',
  numero: '',
  bairro: '',
  complemento: '',
  pais: '',
}
export type DetailField = keyof typeof NO_TEXTS
/** Of the company, as the first step's fields show it: numbers have their masks. */
export type Details = Record<DetailField, string> & { leads: boolean }

const FIELDS = Object.keys(NO_TEXTS) as DetailField[]
const OPTIONAL: DetailField[] = ['estado', 'complemento']

const NO_DETAILS: Details = { ...NO_TEXTS, pais: 'Brasil', leads: false }

/** '01310100' → '01310-100'. */
export const maskCep = (cep: string) => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** What the first step begins with. */
export function detailsFor(opening: Opening): Details {
  if (opening.kind === 'cnpj') return { ...NO_DETAILS, cnpj: maskCnpj(opening.cnpj) }
  if (opening.kind === 'name')
    return { ...NO_DETAILS, razaoSocial: opening.name, nomeFantasia: opening.name }
  return NO_DETAILS
}

/** The same of a page that exists. */
export function detailsOf(vendor: OwnVendor): Details {
  const known = EMPLOYEE_RANGES.find((range) => range === vendor.numeroFuncionarios)
  return {
    cnpj: maskCnpj(vendor.cnpj),
    razaoSocial: vendor.razaoSocial,
    nomeFantasia: vendor.nomeFantasia,
    site: vendor.site,
    numeroFuncionarios: known ?? '',
    email: vendor.email,
    telefone: formatPhone(vendor.telefone),
    cep: maskCep(vendor.cep),
    cidade: vendor.cidade,
    estado: vendor.estado,
    logradouro: vendor.logradouro,
    numero: vendor.numero,
    bairro: vendor.bairro,
    complemento: vendor.complemento,
    pais: vendor.pais || NO_DETAILS.pais,
    leads: vendor.leads,
  }
}

export const sameDetails = (one: Details, other: Details) =>
  one.leads === other.leads && FIELDS.every((field) => one[field].trim() === other[field].trim())

/** Whether nothing that is required is empty; the form shows what is wrong with the rest. */
export const hasAllDetails = (details: Details) =>
  FIELDS.every((field) => OPTIONAL.includes(field) || details[field].trim() !== '')

/** Texts that were put into fields for the person, by field. */
export type Filled = Partial<Record<DetailField, string>>

/** What of the beginning was not typed by anybody. */
export const filledAtFirst = (opening: Opening): Filled => ({
  pais: NO_DETAILS.pais,
  // The register knows the whole of it; the name that people use is the one that was typed.
  ...(opening.kind === 'name' && { razaoSocial: opening.name }),
})

/** Whether somebody typed any of it, the number aside: lookups and the address fill fields too. */
export const isTyped = (details: Partial<Details>, filled: Filled) =>
  Object.entries(details).some(
    ([field, text]) => text && field !== 'cnpj' && text !== filled[field as DetailField],
  )

/** What fields may begin with (`filledAtFirst`): nobody looked that up. */
const BEGUN_WITH: DetailField[] = ['pais', 'razaoSocial']

/** Whether fields still hold what was looked up of the company or its CEP. */
export const isLookedUp = (details: Details, filled: Filled) =>
  FIELDS.some(
    (field) =>
      !BEGUN_WITH.includes(field) && details[field] !== '' && details[field] === filled[field],
  )

/**
 * What changes in the fields once something is found out: those that are empty, or still hold what
 * was put there before. What the person typed stays.
 * @param found '' empties a field that was filled before
 */
export function fillIn(details: Details, filled: Filled, found: Filled): Filled {
  const changes = Object.entries(found).filter(([name, text]) => {
    const now = details[name as DetailField].trim()
    const isOurs = now === '' || now === filled[name as DetailField]?.trim()
    return isOurs && now !== text
  })
  return Object.fromEntries(changes)
}
