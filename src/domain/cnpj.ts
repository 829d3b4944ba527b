/**
 * CNPJ, the register number of Brazilian companies: 12 characters of [0-9A-Z] and 2 check digits.
 * Letters are issued since July 2026 (IN RFB 2.229/2024); older numbers keep their digits.
 */

const SHAPE = /^[0-9A-Z]{12}[0-9]{2}$/
/** Bare, or masked as 00.000.000/0000-00 with each separator in its place. */
const WRITTEN = /^([0-9A-Z]{14}|[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-[0-9]{2})$/

/** '0'..'9' are worth 0..9, 'A' 17 up to 'Z' 42 (manual do DV do CNPJ, Receita Federal). */
const worth = (character: string) => character.charCodeAt(0) - 48

function checkDigit(characters: string): number {
  let sum = 0
  for (let index = 0; index < characters.length; index++) {
    const weight = 2 + ((characters.length - 1 - index) % 8)
    sum += worth(characters.charAt(index)) * weight
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Upper-cased and without its mask: the form that is stored. Does not judge. */
export const normaliseCnpj = (written: string) => written.toUpperCase().replace(/[./-]/g, '')

/**
 * Whether a text is a CNPJ, bare or masked, in any case. Blanks around or inside are refused, as
 * are numbers of one repeated character.
 * @param digitsOnly refuses letters, as before July 2026 (CNPJ_SOMENTE_DIGITOS)
 */
export function isCnpj(written: string, { digitsOnly = false } = {}): boolean {
  // Upper-casing must not let other alphabets in ('ı' becomes 'I').
  if (!/^[\x20-\x7e]*$/.test(written) || !WRITTEN.test(written.toUpperCase())) return false
  const cnpj = normaliseCnpj(written)
  if (!SHAPE.test(cnpj) || /^(.)\1*$/.test(cnpj)) return false
  if (digitsOnly && /[A-Z]/.test(cnpj)) return false
  return (
    checkDigit(cnpj.slice(0, 12)) === Number(cnpj.charAt(12)) &&
    checkDigit(cnpj.slice(0, 13)) === Number(cnpj.charAt(13))
  )
}

/** '53113791000122' → '53.113.791/0001-22'. */
export const maskCnpj = (cnpj: string) =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')

/** The two check digits for the first twelve characters; demonstration and test data use it. */
export function cnpjCheckDigits(base: string): string {
  const first = checkDigit(base)
  return `${first}${checkDigit(base + first)}`
}
