import mailProviders from 'email-providers'
import { parse } from 'tldts'
import { webAddress } from '#/domain/web-address.ts'
import { FREE_EMAIL_DOMAINS, SHARED_SITE_DOMAINS } from './shared-domains.ts'

const FREE = new Set([...FREE_EMAIL_DOMAINS, ...mailProviders])
const SHARED_SITES = new Set(SHARED_SITE_DOMAINS)
const BARE_ADDRESS = /^[^\s/:?#@]+@[^\s/:?#@]+$/

/** Whether an address is at a company's own domain, not at one where anybody gets a mailbox. */
export const isCorporateEmail = (email: string) =>
  !namesOf(mailHost(email)).some((name) => FREE.has(name))

/**
 * The domain that a company alone has, `acme.com.br` of `www.acme.com.br` or `ana@mail.acme.com.br`.
 * @param known a site or an e-mail address
 * @returns null where anybody gets a mailbox or a page, and for what is no address
 */
export function ownDomain(known: string): string | null {
  const host = hostOf(known)
  const domain = host ? companyDomain(host) : null
  if (!domain || SHARED_SITES.has(domain) || namesOf(host).some((name) => FREE.has(name)))
    return null
  return domain
}

/**
 * What the holder of a Brazilian domain chose of it: `acme` of `acme.com.br`. Registro.br knows each
 * by a CPF or CNPJ; what is under a provider's suffix or another country's is anybody's in a minute.
 * @param domain of `ownDomain`
 * @returns null for any other domain
 */
export function brazilianLabel(domain: string): string | null {
  const { domainWithoutSuffix, isIcann, publicSuffix } = parsed(domain)
  return isIcann && /(^|\.)br$/.test(publicSuffix ?? '') ? domainWithoutSuffix : null
}

/**
 * Whether a domain is one that somebody can register: those of tests and of the demonstration are not.
 * @param domain of `ownDomain`
 */
export const isRegistrable = (domain: string): boolean => parsed(domain).isIcann === true

/**
 * Whether a mailbox is at the domain of a company: `ana@mail.acme.com.br` at `www.acme.com.br`.
 * @param known the company's site, or its e-mail address, as it is known apart from who asks
 */
export function sameCompany(email: string, known: string | null): boolean {
  const company = known && ownDomain(known)
  return Boolean(company) && ownDomain(email) === company
}

const mailHost = (email: string) =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/\.$/, '')

function hostOf(known: string): string {
  if (BARE_ADDRESS.test(known.trim())) return mailHost(known.trim())
  const address = webAddress(known)
  return address && new URL(address).hostname.replace(/\.$/, '')
}

/** Different are also those who share a suffix that is a provider's, as `blogspot.com`. */
const parsed = (host: string) => parse(host, { allowPrivateDomains: true })

/** The part of a host that somebody registered, with what identifies its holder; null for none. */
function companyDomain(host: string): string | null {
  const { domain, isIcann, isPrivate, isIp } = parsed(host)
  if (isIcann || isPrivate) return domain
  // Under a suffix that nobody lists, where holders begin is unknown: only one host is one company.
  return isIp ? null : host.replace(/^www\./, '')
}

/**
 * A host and the names above it, down to the registered one and no further: the list of providers
 * has suffixes too, as `com.ar`.
 */
function namesOf(host: string): string[] {
  const { domain } = parsed(host)
  const labels = host.split('.')
  const above = labels.map((_, index) => labels.slice(index).join('.'))
  return domain ? above.filter((name) => name.length >= domain.length) : [host]
}
