import { mailboxOf } from '#/domain/person.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { markOf } from '#/platform/server/sealing.server.ts'

export { hasReviewed } from './mailboxes/repository.server.ts'

/** What stands for a mailbox among those that suppliers invite. @param email in lower case */
export const invitedHash = async (env: Env, email: string): Promise<string> =>
  (await markOf(env, mailboxOf(email), 'review invitations')).toString('base64url')
