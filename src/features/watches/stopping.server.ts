import type { Env } from '#/platform/server/env.server.ts'
import { seal, unseal } from '#/platform/server/sealing.server.ts'

const ABOUT = 'letters of what somebody watches'

/** What a letter carries to end letters: made anew for each one, kept nowhere, good for nothing else. */
export const stopToken = (env: Env, userId: string) => seal(env, userId, ABOUT)

/** Whose letters a token ends; null for what is none of ours. */
export const stoppedBy = (env: Env, token: string) => unseal(env, token, ABOUT)
