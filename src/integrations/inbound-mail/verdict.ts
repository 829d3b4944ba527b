/** What a mail server found of who sent a letter, in the words of RFC 8601; a part is missing where it did not look. */
export interface Verdict {
  spf?: string | undefined
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
export function isForged({ spf, dkim, dmarc }: Verdict, from: string): boolean {
  // Any other word says that the domain asks for nothing, or that nobody could look.
  if (dmarc === 'fail' || dmarc === 'pass') return dmarc === 'fail'
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const isSigned = dkim.some((one) => one.result === 'pass' && isAligned(one.domain, domain))
  // What is forwarded fails SPF, and keeps its signature.
  return !isSigned && (spf === 'fail' || spf === 'softfail')
}

const wordAfter = (text: string, name: string) =>
  new RegExp(`\\b${name}=(\\w+)`, 'i').exec(text)?.[1]?.toLowerCase()

/** Of one result of several: whose signature it is about, and what was found of it. Each look goes over it once. */
function signatureIn(part: string): Verdict['dkim'] {
  const result = wordAfter(part, 'dkim')
  const [, named = ''] = /\bheader\.[di]=(\S+)/i.exec(part) ?? []
  const domain = named.slice(named.lastIndexOf('@') + 1).toLowerCase()
  return result && /^[\w.-]+$/.test(domain) ? [{ domain, result }] : []
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
  return {
    spf: wordAfter(results, 'spf') ?? /^\w+/.exec(first('received-spf'))?.[0].toLowerCase(),
    dkim: results.split(';').flatMap(signatureIn),
    dmarc: /\bdmarc=fail\b/i.test(results) ? 'fail' : wordAfter(results, 'dmarc'),
  }
}
