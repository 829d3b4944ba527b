/** '(11) 91234-5678', or '(11) 3234-5678' of a landline. */
export const PHONE_PATTERN = /^\([1-9]{2}\) \d{4,5}-\d{4}$/

/**
 * '11912345678' → '(11) 91234-5678' and '1132345678' → '(11) 3234-5678': mobiles have nine digits,
 * and every phone of the public register has eight.
 */
export const formatPhone = (digits: string) =>
  digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
