import type { Env } from '#/platform/server/env.server.ts'
import { seal, unseal } from '#/platform/server/sealing.server.ts'

const ABOUT = 'letters that invite to review'

/** What a letter carries to end all invitations: what stands for its mailbox, and no address. */
export const stopTokenOf = (env: Env, mailboxHash: string) => seal(env, mailboxHash, ABOUT)

/** Whose invitations a token ends; null for what is none of ours. */
export const stoppedBy = (env: Env, token: string) => unseal(env, token, ABOUT)
