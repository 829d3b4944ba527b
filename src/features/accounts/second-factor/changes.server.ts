import type { Database } from '#/platform/server/database/types.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { accountMail } from '../mail-job.server.ts'
import type { SecondFactorChange } from './letters.server.ts'

/** Writes to a person what happened to their second factor, and notes it in the security log. */
export async function announce(
  tx: Database,
  { jobs }: Pick<Platform, 'jobs'>,
  userId: string,
  change: SecondFactorChange,
) {
  await jobs.enqueue(tx, accountMail, { kind: 'secondFactor', change, userId })
  securityEvent(`second-factor.${change}`, { person: userId })
}
