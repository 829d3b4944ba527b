import { foldText } from '#/domain/text.ts'
import { TEXT_MAX_LENGTH, TEXT_MAX_WORDS } from './limits.ts'

/** More digits are of a document, a telephone, a date or an address. */
const DIGITS_MAX = 4
/** Longer words are keys and tokens. */
const WORD_MAX_LENGTH = 30

/** Letters of this language, digits, and signs that stand in names of products. */
const PLAIN = /^[a-z0-9 +#&.,;:!?()'"/-]+$/
/** Digits as they are said, of which as many make a telephone; 'um' and 'uma' are articles. */
const SAID_DIGIT = /\b(?:zero|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove)\b/g
/** Parts of an e-mail, also of one that is spelt, and of an address of a site. */
const ADDRESS_LIKE =
  /\b(?:arroba|gmail|hotmail|yahoo|icloud|www|https?)\b|\w\.(?:com|br|net|org|io|app|dev|me)\b/

/**
 * A search as it is counted: folded, its words with one blank between them. What may say of whom or by
 * whom it is has none: e-mails, documents, telephones, addresses, long texts.
 */
export function countable(query: string): string | undefined {
  const folded = foldText(query.normalize('NFKC')).replace(/\s+/g, ' ').trim()
  if (!PLAIN.test(folded) || ADDRESS_LIKE.test(folded)) return undefined
  if ([/\d/g, SAID_DIGIT].some((digit) => (folded.match(digit)?.length ?? 0) > DIGITS_MAX))
    return undefined
  const text = folded
    .replace(/[^a-z0-9+#&. -]/g, ' ')
    .replace(/(?<![a-z0-9])[.&-]+|[.&-]+(?![a-z0-9])/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const words = text.split(' ')
  const isCounted =
    text.length >= 2 &&
    text.length <= TEXT_MAX_LENGTH &&
    words.length <= TEXT_MAX_WORDS &&
    words.every(({ length }) => length <= WORD_MAX_LENGTH) &&
    /[a-z]/.test(text)
  return isCounted ? text : undefined
}

/** Whether a text needs the catalogue to know it: 'office 365' is a product, 'maria 45' is somebody. */
export const hasNumber = (text: string) => /\d/.test(text)
