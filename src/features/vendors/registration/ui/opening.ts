import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { LINE_MAX } from '../../limits.ts'

/** What the one parameter of `supplier/new/:x` says of the company that is to be registered. */
export type Opening =
  | { kind: 'blank' }
  | { kind: 'cnpj'; cnpj: string }
  /** Id of an access request or of a page that the person administers. */
  | { kind: 'page'; id: string }
  | { kind: 'name'; name: string }

const FOURTEEN_DIGITS = /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * @param param as the address has it
 * @param digitsOnly takes no CNPJ with letters (CNPJ_SOMENTE_DIGITOS)
 */
export function openingOf(param: string, { digitsOnly = false } = {}): Opening {
  const text = param.trim()
  if (!text) return { kind: 'blank' }
  // Fourteen digits are meant for one, also where a digit is wrong: the form says so.
  if (isCnpj(text, { digitsOnly }) || FOURTEEN_DIGITS.test(text))
    return { kind: 'cnpj', cnpj: normaliseCnpj(text) }
  if (ID.test(text)) return { kind: 'page', id: text.toLowerCase() }
  return { kind: 'name', name: text.slice(0, LINE_MAX) }
}
