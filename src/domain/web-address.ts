/** Of a site in public: an address of digits is a machine's, and '1' would be taken for one. */
const PUBLIC_HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

/**
 * The address of a company's or product's site, as it can be linked to: with its scheme, and ''
 * for what is no web address at all ('javascript:…', blanks, words).
 * @param written as people write it: 'www.acme.com.br', 'https://acme.com.br/'
 */
export function webAddress(written: string | null): string {
  const text = (written ?? '').trim()
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  // 'https:acme.com', 'https:////acme.com' and 'https://acme.com\@outro.com' are read in more than one way.
  if (!/^https?:\/\/[^/]/i.test(url) || url.includes('\\') || !URL.canParse(url)) return ''
  const { hostname, username, password } = new URL(url)
  // 'https://banco.com@outro.com' looks like an address of the first and is one of the second.
  return PUBLIC_HOST.test(hostname) && !username && !password ? url : ''
}

/**
 * Where an advertisement may lead: a page of this site or a web address; '' for anything else.
 * '//host' looks like a page of ours and is none.
 */
export const linkAddress = (written: string) =>
  /^\/(?![/\\])/.test(written) ? written : webAddress(written)
