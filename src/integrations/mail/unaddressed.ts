import { characterCount, truncate } from '#/domain/text.ts'

/** What is not seen, but joins, hides or turns what stands around it. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800]/gu
/** Ends of lines and other control characters too. */
const BLANKS = /[\s\p{Cc}]+/gu

/** What browsers, or eyes, take for a dot, a colon or a slash, beside what Unicode says is one. */
const LOOKALIKES: [RegExp, string][] = [
  [/(?<=\S)[·‧•∙⋅。・ꓸ꘎۔܁܂\u0660\u06f0\u{10a50}\u{1d16d}](?=\S)/gu, '.'],
  [/[ː∶꞉]/g, ':'],
  [/[⁄∕⧸\\]/g, '/'],
]

const SCHEME = /[a-z][a-z0-9+.-]*:\/+|\bwww\d*\./gi
/** Of an e-mail address, of 'mailto:ana' (not of '14:30'), of '//server'. */
const AT = /@+/g
const COLON = /:(?=[^\s\d])|(?<!\d):(?=\d)/g
const SLASHES = /\/{2,}/g
/** A number of up to three groups or single letters, which are kept: '12.345.678', '2.0', 'S.A.'; else a dot within a word. */
const DOT =
  /(?<![\p{L}\p{N}.-])(?:\d+(?:\.\d+){1,2}(?!\.?[\p{L}\p{N}])|(?:\p{Script=Latin}\.)+\p{Script=Latin}?(?![\p{L}\p{N}-]))|\.+(?=[^\s.,;!?)\]}"'’”»])/gu
/** As long as a telephone number with its area code, with whichever dash a program makes of a hyphen. */
export const TELEPHONE = /\+?\(?\d(?:[ ().\p{Pd}\u2212]*\d){9,}/gu

/**
 * What somebody wrote, as a stranger may read it in a mail of ours: on one line, and without anything
 * that mail programs make a link of, as anybody may call themselves, or a company, 'premio.example'.
 * @param max characters; a longer text is cut after the last whole word within them
 */
export function unaddressed(written: string, max: number): string {
  const seen = written.normalize('NFKC').replace(UNSEEN, '').replace(BLANKS, ' ')
  const text = LOOKALIKES.reduce((text, [like, plain]) => text.replace(like, plain), seen)
    .replace(SCHEME, ' ')
    .replace(AT, ' ')
    .replace(COLON, ': ')
    .replace(SLASHES, ' ')
    .replace(DOT, (found) => (/^\.+$/.test(found) ? ' ' : found))
    .replace(TELEPHONE, ' ')
    .replace(BLANKS, ' ')
    .trim()
  if (characterCount(text) <= max) return text || '…'
  return truncate(text, max - 1, '…')
}
