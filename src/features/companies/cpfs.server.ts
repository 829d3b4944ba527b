import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

const WRITTEN = /(?<!\d)\d{3}([. ]?)\d{3}\1\d{3}([-/ ]?)\d{2}(?!\d)/g

/** A text of a public list without the CPFs in it: numbers in their mask, and others whose check digits say so. */
export const withoutCpfs = (text: string) =>
  text.replace(WRITTEN, (written, dot, dash) =>
    (dot === '.' && dash === '-') || isValidCpf(written) ? '***' : written,
  )
