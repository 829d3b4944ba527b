import type { Env } from '#/platform/server/env.server.ts'
import { seal, unseal } from '#/platform/server/sealing.server.ts'

const ANSWER = 'an outcome of an answer'
const STOP = 'questions about outcomes'

/** What a letter carries to say what came of one answer: made anew for each one, kept nowhere. */
export const outcomeToken = (env: Env, outcomeId: string) => seal(env, outcomeId, ANSWER)

/** Which one a token is for; null for what is none of ours. */
export const outcomeOf = (env: Env, token: string) => unseal(env, token, ANSWER)

/** What a letter carries to end the questions, and good for nothing else. */
export const stopToken = (env: Env, userId: string) => seal(env, userId, STOP)

/** Whose questions a token ends; null for what is none of ours. */
export const stoppedBy = (env: Env, token: string) => unseal(env, token, STOP)
