import type { Database } from '#/platform/server/database/types.server.ts'
import {
  addressKey,
  countAttempt,
  forgiveAttempt,
  type Limit,
} from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often each thing may be tried, for one account and from one address: that of an event or of a
 * large office is one for hundreds of people.
 */
const LIMITS = {
  login: { account: [10, 15 * MINUTE], address: [100, 15 * MINUTE] },
  /** Counted for the username, which a sign-up holds under its password. */
  signUp: { account: [20, HOUR], address: [300, HOUR] },
  /** Its mail, which goes to an address that anyone may type. */
  signUpMail: { account: [5, HOUR], address: [300, HOUR] },
  /** Mails that anyone may ask for, for any address. */
  mail: { account: [5, HOUR], address: [50, HOUR] },
  /** Use of a secret that came by mail, or of a provider's token: it names no account. */
  secret: { address: [300, HOUR] },
  /** The code of a second factor, which is asked for only after the right password. */
  code: { account: [5, 15 * MINUTE], address: [100, 15 * MINUTE] },
  /** Proving again who one is. */
  reauthentication: { account: [10, 15 * MINUTE], address: [100, 15 * MINUTE] },
} satisfies Record<string, { account?: Bound; address: Bound }>
type Bound = [attempts: number, durationSeconds: number]
type Attempted = keyof typeof LIMITS

function limitsOf(what: Attempted, account: string | null, ip: string): [Limit, string][] {
  const bounds: { account?: Bound; address: Bound } = LIMITS[what]
  const limit = (kind: string, [attempts, durationSeconds]: Bound): Limit => ({
    name: `${what}:${kind}`,
    attempts,
    durationSeconds,
  })
  const limits: [Limit, string][] = [[limit('address', bounds.address), addressKey(ip)]]
  if (bounds.account && account !== null)
    // Hashed: what people type as a name may be anything, even their password.
    limits.push([limit('account', bounds.account), hashSecret(account)])
  return limits
}

/**
 * Counts an attempt for the account it names, known or not, and for the address it comes from.
 * @param account e-mail address, username or id; null where none is named
 * @throws TooManyAttempts
 */
export async function attempt(db: Database, what: Attempted, account: string | null, ip: string) {
  for (const [limit, key] of limitsOf(what, account, ip)) await countAttempt(db, limit, key)
}

/** Takes an attempt back that turned out well: only failures count. */
export async function attemptSucceeded(
  db: Database,
  what: Attempted,
  account: string | null,
  ip: string,
) {
  for (const [limit, key] of limitsOf(what, account, ip)) await forgiveAttempt(db, limit, key)
}
