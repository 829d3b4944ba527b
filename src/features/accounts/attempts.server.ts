import type { Database } from '#/platform/server/database/types.server.ts'
import {
  addressKey,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  type Limit,
  networkKey,
} from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Bound = [attempts: number, durationSeconds: number]
/**
 * What an attempt is counted for, the narrowest first: where one is used up, the wider ones do not
 * count on. So who tries too much is stopped before what they try it on.
 */
type Scope = 'accountAndAddress' | 'address' | 'network' | 'account'
/** Where somebody entered the account before: who tries there is most likely the owner. */
const KNOWN_PLACE: Bound[] = [
  [10, 15 * MINUTE],
  [50, DAY],
]
const SCOPES: Scope[] = ['accountAndAddress', 'address', 'network', 'account']

/**
 * How often each thing may be tried. An address is one for hundreds of people, as that of an office;
 * an account is one for everybody who attacks it: what counts for it alone must leave its owner a way.
 * Decision 33 has the figures' reasons.
 */
const LIMITS = {
  /** From a browser in which nobody has logged in to the account. */
  login: {
    accountAndAddress: [
      [10, 15 * MINUTE],
      [30, DAY],
    ],
    address: [[100, 15 * MINUTE]],
    network: [[300, 15 * MINUTE]],
    account: [[100, DAY]],
  },
  /** From one in which somebody has; its account is the device. */
  loginOnDevice: { account: KNOWN_PLACE },
  /** Counted for the username, which a sign-up holds under its password. */
  signUp: {
    accountAndAddress: [[20, HOUR]],
    address: [[300, HOUR]],
    account: [[100, HOUR]],
  },
  /** Its mail, which goes to an address that anyone may type. */
  signUpMail: {
    accountAndAddress: [[5, HOUR]],
    address: [[300, HOUR]],
    account: [[20, HOUR]],
  },
  /** Mails that anyone may ask for, for any address. */
  mail: {
    accountAndAddress: [[5, HOUR]],
    address: [[50, HOUR]],
  },
  /** Links to choose another password, to one mailbox; no longer than such a link is good for. */
  resetLinks: { account: [[10, HOUR]] },
  /** A secret that came by mail, or a provider's token, that proved wrong: it names no account. */
  secret: { address: [[300, HOUR]] },
  /** A token of Google's, by its nonce: longer than it is good. */
  googleToken: { account: [[1, 2 * HOUR]] },
  /** The code of a second factor, which is asked for only after the right password. */
  code: {
    accountAndAddress: [[5, 15 * MINUTE]],
    address: [[100, 15 * MINUTE]],
    account: [[50, DAY]],
  },
  /** The same where the browser is known to the account, or logged in: its account is the device or the session. */
  codeOnDevice: { account: KNOWN_PLACE },
  /** Proving again who one is; its account is the session, which an attacker shares with nobody. */
  reauthentication: { account: KNOWN_PLACE },
} satisfies Record<string, Partial<Record<Scope, Bound[]>>>
type Attempted = keyof typeof LIMITS

const RESET_INSTEAD = 'Para entrar agora, use “Esqueci a senha” e escolha outra.'

function keyOf(scope: Scope, account: string | null, ip: string): string | undefined {
  if (scope === 'address') return addressKey(ip)
  if (scope === 'network') return ip.includes(':') ? networkKey(ip) : undefined
  if (account === null) return undefined
  // Hashed: what people type as a name may be anything, even their password.
  const named = hashSecret(account)
  return scope === 'account' ? named : `${named}:${addressKey(ip)}`
}

function limitsOf(
  what: Attempted,
  account: string | null,
  ip: string,
  scopes = SCOPES,
): { limit: Limit; key: string }[] {
  const row: Partial<Record<Scope, Bound[]>> = LIMITS[what]
  return scopes.flatMap((scope) => {
    const key = keyOf(scope, account, ip)
    if (key === undefined) return []
    const advice = what === 'login' && scope === 'account' ? RESET_INSTEAD : undefined
    return (row[scope] ?? []).map(([attempts, durationSeconds]) => ({
      limit: { name: `${what}:${scope}:${durationSeconds}`, attempts, durationSeconds, advice },
      key,
    }))
  })
}

/**
 * Counts an attempt for the account it names, known or not, and for the address it comes from.
 * @param account e-mail address, username or id; null where none is named
 * @throws TooManyAttempts
 */
export async function attempt(db: Database, what: Attempted, account: string | null, ip: string) {
  for (const { limit, key } of limitsOf(what, account, ip)) await countAttempt(db, limit, key)
}

/** Takes an attempt back that turned out well: only failures count. */
export async function attemptSucceeded(
  db: Database,
  what: Attempted,
  account: string | null,
  ip: string,
) {
  for (const { limit, key } of limitsOf(what, account, ip)) await forgiveAttempt(db, limit, key)
}

/** Counts again from the beginning for an account whose owner has just proven to be it. */
export async function forgetAttemptsOn(db: Database, what: Attempted, account: string) {
  for (const { limit, key } of limitsOf(what, account, '', ['account']))
    await forgetAttempts(db, limit, key)
}
