import { isDay } from './dates.ts'

/** What is made of the texts of the register of companies (Receita Federal). */

/** Activities whose companies make or run software (CNAE 2.3): what is read unless something else is said. */
export const TECHNOLOGY = [
  '6201501',
  '6201502',
  '6202300',
  '6203100',
  '6204000',
  '6209100',
  '6311900',
  '6319400',
  // As it was called before 2019; some companies still have it.
  '6201500',
]

/** Sizes of companies as the law calls them (Lei Complementar 123/2006). */
export const REGISTERED_SIZES: Record<string, string> = {
  ME: 'Microempresa',
  EPP: 'Empresa de pequeno porte',
  DEMAIS: 'Médio ou grande',
}

/** What may be the root of a CNPJ before a name, in its mask or without. */
const ROOT_BEFORE = /^([0-9A-Z]{2})\.?([0-9A-Z]{3})\.?([0-9A-Z]{3})\s+/

/**
 * Names of sole traders begin with the root of the CNPJ, or end with the owner's CPF, and go on having it in their
 * middle once they are a company: '… 12345678909 LTDA'.
 */
export const withoutPersonalNumbers = (name: string, cnpj: string) =>
  name
    .trim()
    .replace(ROOT_BEFORE, (written, ...parts) =>
      parts.slice(0, 3).join('') === cnpj.slice(0, 8) ? '' : written,
    )
    .replace(/[\s-]*(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[-/ ]?\d{2}(?!\d)/g, '')
    .trim()

/** Legal natures of persons: 'Empresário (individual)', and all that the register groups as 'Pessoas Físicas'. */
export const isPersonsNature = (nature: string) => nature === '2135' || nature.startsWith('4')

/** Area code and number in digits; a row of zeros stands for none, which is ''. */
export function registeredPhone(written: string): string {
  const digits = written.replace(/\D/g, '')
  return /^[1-9]\d{9,10}$/.test(digits) && !/^\d{2}0+$/.test(digits) ? digits : ''
}

/** 8 digits, of which the register drops zeros at the beginning; '' for none. */
export function registeredCep(written: string | number | null | undefined): string {
  const digits = String(written ?? '').replace(/\D/g, '')
  const padded = digits.padStart(8, '0')
  return padded.length === 8 && padded !== '00000000' ? padded : ''
}

/**
 * 'YYYYMMDD' as 'YYYY-MM-DD'; '' for none and for what is no day: the register has years 202 and 4100.
 * @param latest no day after this one, 'YYYY-MM-DD'
 */
export function registeredDay(written: string, latest: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(written) ?? []
  if (!year || !month || !day || Number(year) < 1800) return ''
  const iso = `${year}-${month}-${day}`
  return isDay(iso) && iso <= latest ? iso : ''
}
