import { createHash } from 'node:crypto'
import { toPlainText } from '@react-email/render'
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime'
import { normaliseEmail } from '#/domain/person.ts'
import { newText } from './new-text.ts'
import { placesOf } from './occurrences.ts'
import { type Verdict, verdictIn } from './verdict.ts'

/** What is read of a text, in characters: no letter that somebody typed is as long. */
const TEXT_MAX = 200_000
const HEADERS_MAX = 256 * 1024
const NESTING_MAX = 50
/** Of a letter with a PDF of the size that a message takes. Each takes time and memory. */
const LINES_MAX = 300_000
/** Of them those that no file is broken into: of text, of headers, between parts. */
const SHORT_LINES_MAX = 30_000
const SHORT_LINE = 60

export interface LetterFile {
  type: string
  content: Uint8Array
}

/** A letter that came in. */
export interface InboundLetter {
  /** What its sender's program calls it, or a hash of it. */
  id: string
  /** Whom it names as its one sender; null where it names none, or several. */
  from: string | null
  /** Whom it was written to, as it says itself. */
  recipients: string[]
  /** Whether a program wrote it: an absence, a failure, a list. */
  isAutomatic: boolean
  verdict: Verdict
  /** What is new in it. */
  text: string
  files: LetterFile[]
}

type Headers = Email['headers']

const valuesOf = (headers: Headers, name: string) =>
  headers.flatMap(({ key, value }) => (key === name ? value : []))

const addressesOf = (addresses: Address[] = []): string[] =>
  addresses.flatMap(({ address, group }) =>
    [address ?? [], group?.map((one) => one.address) ?? []].flat(),
  )

/** Signs of letters that nobody wrote (RFC 3834, RFC 3464), and of what programs wrote before these. */
const AUTOMATIC: [header: string, sign: RegExp][] = [
  ['auto-submitted', /^(?!\s*no\b)/i],
  ['precedence', /^\s*(?:bulk|junk|list|auto_reply)/i],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['x-autoresponder', /./],
  ['x-failed-recipients', /./],
  ['list-id', /./],
  ['return-path', /^\s*<>\s*$/],
  ['content-type', /^\s*multipart\/report/i],
  ['from', /\b(?:mailer-daemon|postmaster)@/i],
]

const isAutomatic = (headers: Headers) =>
  AUTOMATIC.some(([name, sign]) => valuesOf(headers, name).some((value) => sign.test(value)))

/** Signatures of programs, and invitations of calendars that stand beside a text. */
const NO_FILE =
  /^(?:application\/(?:pkcs7-signature|x-pkcs7-signature|pgp-signature)|text\/calendar)$/

/** Pictures that the text shows in itself are ornaments of a signature, as nearly always. */
const isFile = ({ mimeType, contentId, related, disposition }: Attachment) =>
  !NO_FILE.test(mimeType) &&
  !(mimeType.startsWith('image/') && disposition !== 'attachment' && (related || contentId))

function senderOf(headers: Headers): string | null {
  const written = valuesOf(headers, 'from')
  const named = addressesOf(written.flatMap((value) => addressParser(value, { flatten: true })))
  const [address] = named
  return address && named.length === 1 && written.length === 1 ? normaliseEmail(address) : null
}

const textOf = ({ text, html }: Email) =>
  text?.slice(0, TEXT_MAX) ||
  toPlainText(html?.slice(0, TEXT_MAX) ?? '', {
    wordwrap: false,
    limits: { maxDepth: NESTING_MAX },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'hr', format: 'skip' },
    ],
  })

/** Whether a letter has more lines than somebody sends: without a bound a letter of nothing else takes minutes, and all memory. */
function hasLinesWithoutEnd(letter: Buffer): boolean {
  let lines = 0
  let short = 0
  let start = 0
  for (const end of placesOf('\n', letter)) {
    if (end - start < SHORT_LINE) short++
    if (++lines > LINES_MAX || short > SHORT_LINES_MAX) return true
    start = end
  }
  return false
}

/**
 * Reads a letter as mail servers hand it on.
 * @param raw the whole of it, in the form of RFC 5322
 * @throws Error for what no program would have sent: headers, parts or lines without end
 */
export async function readLetter(raw: string | Buffer): Promise<InboundLetter> {
  if (hasLinesWithoutEnd(Buffer.from(raw))) throw new Error('lines without end')
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxHeadersSize: HEADERS_MAX,
    maxNestingDepth: NESTING_MAX,
    forceRfc822Attachments: true,
  })
  const { headers, messageId, to, cc, deliveredTo, attachments } = mail
  return {
    id: messageId || createHash('sha256').update(raw).digest('hex'),
    from: senderOf(headers),
    recipients: [
      ...addressesOf(to),
      ...addressesOf(cc),
      ...(deliveredTo ? [deliveredTo] : []),
      ...valuesOf(headers, 'x-original-to'),
    ],
    isAutomatic: isAutomatic(headers),
    verdict: verdictIn(headers),
    text: newText(textOf(mail)),
    files: attachments.filter(isFile).map(({ mimeType, content }) => ({
      type: mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}
