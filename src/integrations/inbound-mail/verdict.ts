/** What a mail server found of who sent a letter, in the words of RFC 8601; a part is missing where it did not look. */
export interface Verdict {
  spf?: string | undefined
  /** Domains of the envelope, which is what SPF is about; missing where nobody said, '' for what is no domain. */
  envelope?: string[] | undefined
  dkim: { domain: string; result: string }[]
  dmarc?: string | undefined
}

/** Whether one of two domains is the other, or lies below it. */
const isAligned = (one: string, other: string) =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/**
 * Whether a server found that a letter is not of whom it names. Where it did not look, nothing is known: who
 * writes has to know an address that nobody else was told.
 * @param from the address that the letter names
 */
export function isForged({ spf, envelope = [], dkim, dmarc }: Verdict, from: string): boolean {
  // Any other word says that the domain asks for nothing, or that nobody could look.
  if (dmarc === 'fail' || dmarc === 'pass') return dmarc === 'fail'
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const isSigned = dkim.some((one) => one.result === 'pass' && isAligned(one.domain, domain))
  // Who sends from a domain of their own passes there, whomever the letter names.
  const isOfOthers = spf === 'pass' && envelope.some((one) => !isAligned(one, domain))
  // What is forwarded fails SPF, and keeps its signature.
  return !isSigned && (spf === 'fail' || spf === 'softfail' || isOfOthers)
}

/** Domain of an address, or of what stands for one, in lower case; '' for anything else. */
export function domainOf(written: string): string {
  const address = written.replace(/^<(.*)>$/, '$1').replace(/^"(.*)"$/, '$1')
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  // A quote that is not closed was cut at a blank within it: what follows is not here.
  const isWhole = address.split('"').length % 2 === 1
  return isWhole && /^[\w.-]+$/.test(domain) ? domain : ''
}

const ENVELOPE = /\b(?:smtp\.mailfrom=|envelope-from=|domain of )([^\s;)]+)/gi
/** Of whom a letter without a sender is: SPF is asked of a server's name then. */
const NOBODY = /^"?<>"?$/

/** Whoever names several, as by a sender that looks like another field, has to be all of them. */
const envelopeIn = (text: string) =>
  [...text.matchAll(ENVELOPE)].flatMap(([, written = '']) =>
    NOBODY.test(written) ? [] : domainOf(written),
  )

const wordAfter = (text: string, name: string) =>
  new RegExp(`\\b${name}=(\\w+)`, 'i').exec(text)?.[1]?.toLowerCase()

/** Of one result of several: whose signature it is about, and what was found of it. Each look goes over it once. */
function signatureIn(part: string): Verdict['dkim'] {
  const result = wordAfter(part, 'dkim')
  const [, named = ''] = /\bheader\.[di]=(\S+)/i.exec(part) ?? []
  const domain = domainOf(named)
  return result && domain ? [{ domain, result }] : []
}

/**
 * Reads what the server that took a letter in wrote on top of it. Only the first of each header counts: those
 * below may be the sender's own. Servers repeat there what the sender says of itself, as in
 * 'smtp.mailfrom=dmarc=pass@x.example': one 'fail' of DMARC outweighs whatever else stands there.
 * @param headers in the order of the letter, names in lower case
 */
export function verdictIn(headers: { key: string; value: string }[]): Verdict {
  const first = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  const results = first('authentication-results')
  const received = first('received-spf')
  const bySpf = wordAfter(results, 'spf')
  return {
    spf: bySpf ?? /^\w+/.exec(received)?.[0].toLowerCase(),
    envelope: envelopeIn(bySpf ? results : received),
    dkim: results.split(';').flatMap(signatureIn),
    dmarc: /\bdmarc=fail\b/i.test(results) ? 'fail' : wordAfter(results, 'dmarc'),
  }
}
