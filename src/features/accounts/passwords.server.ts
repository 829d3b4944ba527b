import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP's cheat sheet has it: 19 MiB, two passes. Runs on libuv's threads. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Of a password nobody has: what is verified where there is no account, to take the same time. */
let nobodys: Promise<string> | undefined

/**
 * Whether a password fits a hash. Takes as long when there is no hash, so that the time of an
 * answer does not show whether an account exists.
 */
export async function passwordFits(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hashPassword('a password that nobody has')
  const fits = await verify(stored ?? (await nobodys), password)
  return fits && Boolean(stored)
}
