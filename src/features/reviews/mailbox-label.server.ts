import { isCompanyDomain, mailDomain } from '#/features/companies/company-domains.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import type { EarnedLabel } from './labels.ts'
import * as targets from './targets/repository.server.ts'

const OF_MAILBOX: EarnedLabel[] = ['email_corporativo', 'dominio_proprio']

/**
 * The labels of a review, with what its author's mailbox says now: the domain of a company, one of one's own that
 * nobody checked, or nothing. The company that makes or sells what is reviewed is no other company.
 * @param email proven
 */
export async function withMailbox(
  tx: Database,
  env: Env,
  target: targets.TargetRef,
  { labels, email }: { labels: EarnedLabel[]; email: string },
): Promise<EarnedLabel[]> {
  const others = labels.filter((label) => !OF_MAILBOX.includes(label))
  const domain = mailDomain(email)
  if (!domain) return others
  const behind = await targets.cnpjsBehind(tx, target)
  const isCompany = await isCompanyDomain(tx, env, domain, behind)
  return [...others, isCompany ? 'email_corporativo' : 'dominio_proprio']
}
