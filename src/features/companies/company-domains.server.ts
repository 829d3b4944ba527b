import { DAY_MS } from '#/domain/durations.ts'
import { registeredCompany } from '#/features/lookups/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { markOf } from '#/platform/server/sealing.server.ts'
import { vouchedFor } from './confirmation.server.ts'
import { isRegistrable, ownDomain, sameCompany } from './corporate-email.server.ts'
import { COMPANIES_PER_DOMAIN, COMPANY_DOMAIN_DAYS, DOMAINS_PER_COMPANY } from './limits.ts'
import * as repository from './repository.server.ts'

/** Establishments of a company share it. @param cnpj bare */
const rootOf = (cnpj: string) => cnpj.slice(0, 8)

const markOfDomain = async (env: Env, domain: string) =>
  (await markOf(env, domain, 'domains of companies')).toString('base64url')
const markOfCompany = async (env: Env, cnpj: string) =>
  (await markOf(env, rootOf(cnpj), 'companies of domains')).toString('base64url')

/** Whether two establishments are one company's. @param one bare, as the other */
export const isSameCompany = (one: string, other: string) => rootOf(one) === rootOf(other)

/**
 * The domain of a mailbox where not anybody gets one, and which somebody can register: those of tests and of the
 * demonstration are nobody's.
 */
export function mailDomain(mailbox: string): string | null {
  const domain = ownDomain(mailbox)
  return domain && isRegistrable(domain) ? domain : null
}

/**
 * Whether a domain of mail is known as that of a company: by what one has proven of its page, or by `noteDomain`. One
 * that many share is nobody's.
 * @param domain of `mailDomain`
 * @param except CNPJs of companies whose own people are no others
 */
export async function isCompanyDomain(
  db: Database,
  env: Env,
  domain: string,
  except: string[],
): Promise<boolean> {
  const marks = (cnpjs: string[]) => Promise.all(cnpjs.map((cnpj) => markOfCompany(env, cnpj)))
  const proven = await marks(await repository.cnpjsWithDomain(db, domain))
  const noted = await repository.notedCompanies(db, await markOfDomain(env, domain))
  const companies = new Set([...proven, ...noted])
  const excepted = await marks(except)
  return (
    companies.size > 0 &&
    companies.size <= COMPANIES_PER_DOMAIN &&
    !excepted.some((mark) => companies.has(mark))
  )
}

/**
 * Whether a mailbox is at the domain of a company, as its page has proven or shows it, or as the public register has it.
 * Asks services of others, so that no transaction waits for it.
 * @param cnpj bare
 * @returns 'unknown' for a company that is not in business, 'unavailable' while nobody can be asked
 */
export async function worksAt(
  platform: Pick<Platform, 'db' | 'companyRegister'>,
  cnpj: string,
  mailbox: string,
): Promise<'yes' | 'no' | 'unknown' | 'unavailable'> {
  const page = await repository.findPageByCnpj(platform.db, cnpj)
  if (page && !page.vendor.suspendedAt) {
    const vouched = await vouchedFor(platform, page.vendor.id, mailbox)
    if (vouched.mailbox || (vouched.site && vouched.names)) return 'yes'
  }
  const registered = await registeredCompany(platform, cnpj)
  if (registered === null) return 'unknown'
  if (registered === 'unavailable') return 'unavailable'
  return sameCompany(mailbox, registered.email) ? 'yes' : 'no'
}

/**
 * Notes that a domain is a company's, after `worksAt`. One that stands for too many is noted too, so that it counts for
 * none of them.
 * @param domain of `mailDomain`
 * @returns false where as many other domains of the company count as may
 */
export async function noteDomain(
  tx: Database,
  env: Env,
  domain: string,
  cnpj: string,
): Promise<boolean> {
  const marks = { domain: await markOfDomain(env, domain), company: await markOfCompany(env, cnpj) }
  const isNoted = (await repository.notedCompanies(tx, marks.domain)).includes(marks.company)
  const count = await repository.countDomains(tx, marks.company)
  if (!isNoted && count >= DOMAINS_PER_COMPANY) return false
  await repository.noteCompanyDomain(tx, marks)
  return true
}

/** Forgets the domains that nobody showed for long: whoever has one shows it anew. */
export const forgetOldDomains = (db: Database) =>
  repository.forgetCompanyDomains(db, new Date(Date.now() - COMPANY_DOMAIN_DAYS * DAY_MS))
