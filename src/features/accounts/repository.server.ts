import { and, eq, gt, isNull, lt, notLike, sql } from 'drizzle-orm'
import { credentials, pendingSignUps, users, verifications } from '#/db/schema/index.ts'
import { DEMO_DOMAIN } from '#/domain/demonstration.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Name of our own passwords among the ways to log in. */
const PASSWORD = 'credential'

export type Purpose = (typeof verifications.$inferSelect)['purpose']

const account = {
  id: users.id,
  email: users.email,
  username: users.username,
  firstName: users.firstName,
  emailVerified: users.emailVerified,
  deletionRequestedAt: users.deletionRequestedAt,
  blockedAt: users.blockedAt,
  passwordHash: credentials.password,
}
export type Account = Awaited<ReturnType<typeof accountWhere>>

const accountWhere = async (db: Database, which: ReturnType<typeof eq>) => {
  const [found] = await db
    .select(account)
    .from(users)
    .leftJoin(
      credentials,
      and(eq(credentials.userId, users.id), eq(credentials.providerId, PASSWORD)),
    )
    .where(which)
  return found
}

/** @param name e-mail address or username, normalised */
export const accountNamed = (db: Database, name: string) =>
  accountWhere(db, eq(name.includes('@') ? users.email : users.username, name))

export const accountById = (db: Database, id: string) => accountWhere(db, eq(users.id, id))

export const usernameIsTaken = async (db: Database, username: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.username, username))).length > 0

export async function setPassword(tx: Database, userId: string, password: string) {
  await tx
    .insert(credentials)
    .values({ userId, providerId: PASSWORD, accountId: userId, password })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password },
    })
}

/** The account that a provider's identity is linked to. */
export async function linkedUser(db: Database, providerId: string, accountId: string) {
  const [found] = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, providerId), eq(credentials.accountId, accountId)))
  return found?.userId
}

export const linkIdentity = (
  tx: Database,
  link: { userId: string; providerId: string; accountId: string },
) => tx.insert(credentials).values(link).onConflictDoNothing()

/** @returns whether there was one */
export async function unlinkIdentities(tx: Database, userId: string, providerId: string) {
  const ended = await tx
    .delete(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, providerId)))
    .returning({ id: credentials.id })
  return ended.length > 0
}

type NewSignUp = typeof pendingSignUps.$inferInsert

/** The sign-up that holds a username now. */
export async function signUpHolding(db: Database, username: string) {
  const [holding] = await db
    .select({ id: pendingSignUps.id, password: pendingSignUps.password })
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.username, username), gt(pendingSignUps.expiresAt, new Date())))
  return holding
}

/** @returns undefined when another sign-up holds the username */
export async function insertSignUp(tx: Database, row: NewSignUp): Promise<string | undefined> {
  await tx
    .delete(pendingSignUps)
    .where(and(eq(pendingSignUps.username, row.username), lt(pendingSignUps.expiresAt, new Date())))
  const [created] = await tx
    .insert(pendingSignUps)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: pendingSignUps.id })
  return created?.id
}

/** The same sign-up asked for again, perhaps with another address: a link sent before is void. */
export async function renewSignUp(
  tx: Database,
  { id, password }: { id: string; password: string },
  row: NewSignUp,
): Promise<string | undefined> {
  const [renewed] = await tx
    .update(pendingSignUps)
    .set({ ...row, tokenHash: null })
    .where(and(eq(pendingSignUps.id, id), eq(pendingSignUps.password, password)))
    .returning({ id: pendingSignUps.id })
  return renewed?.id
}

/** Gives a sign-up its secret, replacing any that a former attempt to mail it had. */
export async function armSignUp(
  tx: Database,
  { id, email }: { id: string; email: string },
  secret: { tokenHash: string; expiresAt: Date },
) {
  const [armed] = await tx
    .update(pendingSignUps)
    .set(secret)
    .where(and(eq(pendingSignUps.id, id), eq(pendingSignUps.email, email)))
    .returning()
  return armed
}

/**
 * Takes away every sign-up that waits for an address. They are locked in one order, and before any
 * account is written: several that do so at once wait for each other instead of for ever.
 */
export async function takeSignUps(tx: Database, email: string) {
  const waiting = await tx
    .select()
    .from(pendingSignUps)
    .where(eq(pendingSignUps.email, email))
    .orderBy(pendingSignUps.id)
    .for('update')
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.email, email))
  return waiting
}

/** Uses a sign-up up, and with it the others for its address: of several at once, one gets it. */
export async function takeSignUp(tx: Database, tokenHash: string) {
  const [asked] = await tx
    .select({ email: pendingSignUps.email })
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.tokenHash, tokenHash), gt(pendingSignUps.expiresAt, new Date())))
  if (!asked) return undefined
  return (await takeSignUps(tx, asked.email)).find((taken) => taken.tokenHash === tokenHash)
}

/** Whether an Admin keeps a person out; it stays so until the transaction ends. */
export async function isBlocked(tx: Database, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return user?.blockedAt != null
}

/** The hash of a person's password as it is now; it stays so until the transaction ends. */
export async function heldPassword(tx: Database, userId: string) {
  const [held] = await tx
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD)))
    .for('share')
  return held?.password ?? null
}

interface NewVerification {
  purpose: Purpose
  userId: string
  expiresAt: Date
  tokenHash: string
}

export const insertVerification = (tx: Database, row: NewVerification) =>
  tx.insert(verifications).values(row)

/** Of a person who is blocked no secret is good. */
const valid = (purpose: Purpose, tokenHash: string) =>
  and(
    eq(verifications.purpose, purpose),
    eq(verifications.tokenHash, tokenHash),
    gt(verifications.expiresAt, new Date()),
    sql`NOT EXISTS (SELECT FROM users u WHERE u.id = user_id AND u.blocked_at IS NOT NULL)`,
  )

/** Uses a secret up: of several that try it at once, one gets it. */
export async function takeVerification(tx: Database, purpose: Purpose, tokenHash: string) {
  const [taken] = await tx
    .delete(verifications)
    .where(valid(purpose, tokenHash))
    .returning({ userId: verifications.userId })
  return taken
}

/** Looks at a secret without using it up. */
export async function findVerification(db: Database, purpose: Purpose, tokenHash: string) {
  const [found] = await db
    .select({ id: verifications.id, userId: verifications.userId })
    .from(verifications)
    .where(valid(purpose, tokenHash))
  return found
}

/** @param purpose all when missing */
export const deleteVerifications = (tx: Database, userId: string, purpose?: Purpose) =>
  tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.userId, userId),
        purpose ? eq(verifications.purpose, purpose) : undefined,
      ),
    )

/** Removes what is over: secrets, and sign-ups that nobody proved. */
export async function deleteLeftovers(tx: Database) {
  const now = new Date()
  await tx.delete(verifications).where(lt(verifications.expiresAt, now))
  await tx.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, now))
}

/** Ids of the accounts whose removal was asked for before a moment. */
export async function usersToRemove(db: Database, requestedBefore: Date): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.deletionRequestedAt, requestedBefore))
  return due.map(({ id }) => id)
}

/** One of them, unless it was taken back meanwhile; nobody takes it back until the transaction ends. */
export async function lockUserToRemove(tx: Database, id: string, requestedBefore: Date) {
  const [user] = await tx
    .select({ photoKey: users.photoKey, keepsComments: users.keepsComments })
    .from(users)
    .where(and(eq(users.id, id), lt(users.deletionRequestedAt, requestedBefore)))
    .for('update')
  return user
}

/** Whether anybody is an Admin and may log in from anywhere. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        isNull(users.blockedAt),
        notLike(users.email, `%@${DEMO_DOMAIN}`),
      ),
    )
    .limit(1)
  return admin !== undefined
}
