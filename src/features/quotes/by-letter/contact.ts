import { TELEPHONE } from '#/integrations/mail/unaddressed.ts'

const ADDRESS = /[^\s@<>()[\]:;,]+@[^\s@<>()[\]:;,]+\.[^\s@<>()[\]:;,.]+/g
/** Of a telephone with the number of its country; a longer one is that of a company. */
const DIGITS_MAX = 13
export const HIDDEN = '[contato oculto]'

/**
 * A text without the mail addresses and telephones in it: mail programs sign with them, and a buyer shows their
 * contact by a button.
 */
export const withoutContact = (text: string) =>
  text
    .replace(ADDRESS, HIDDEN)
    .replace(TELEPHONE, (found) => (found.replace(/\D/g, '').length > DIGITS_MAX ? found : HIDDEN))
