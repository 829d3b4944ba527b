/** '(11) 91234-5678', or '(11) 3234-5678' of a landline. */
export const PHONE_PATTERN = /^\([1-9]{2}\) \d{4,5}-\d{4}$/

/**
 * '11912345678' → '(11) 91234-5678' and '1132345678' → '(11) 3234-5678': mobiles have nine digits,
 * and every phone of the public register has eight.
 */
export const formatPhone = (digits: string) =>
  digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** Digits of the longest number within the country: area code and mobile. */
const LONGEST = 11

/**
 * What is left of a number that was pasted or filled in at once: neither the country's code ('+55') nor the zero
 * of long-distance calls. Less than a whole number is left as it is.
 */
export function domesticPhone(pasted: string): string {
  const digits = pasted.replace(/\D/g, '')
  if (digits.length < LONGEST) return pasted.replace(/^\s*\+\s*55/, '')
  const called = digits.replace(/^0+/, '')
  return called.length > LONGEST ? called.replace(/^55/, '').replace(/^0+/, '') : called
}
