import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import { credentials, rateLimits, sessions, users, verifications } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'

/** Name of our own passwords among the ways to log in. */
const PASSWORD = 'credential'

type NewUser = typeof users.$inferInsert
export type Purpose = (typeof verifications.$inferSelect)['purpose']

const account = {
  id: users.id,
  email: users.email,
  username: users.username,
  firstName: users.firstName,
  emailVerified: users.emailVerified,
  deletionRequestedAt: users.deletionRequestedAt,
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

/** @returns undefined when the e-mail address or the username is taken */
export async function insertUser(tx: Database, user: NewUser): Promise<string | undefined> {
  const [created] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created?.id
}

export const usernameIsTaken = async (db: Database, username: string, exceptEmail: string) =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, username), ne(users.email, exceptEmail)))
  ).length > 0

export const updateUser = (tx: Database, id: string, change: Partial<NewUser>) =>
  tx.update(users).set(change).where(eq(users.id, id))

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

interface NewVerification {
  purpose: Purpose
  userId: string
  expiresAt: Date
  tokenHash?: string
  password?: string
}

export async function insertVerification(tx: Database, row: NewVerification): Promise<string> {
  const [created] = await tx.insert(verifications).values(row).returning({ id: verifications.id })
  return created?.id ?? ''
}

/** Gives a verification its secret, replacing any that a former attempt to mail it had. */
export async function armVerification(
  tx: Database,
  id: string,
  secret: { tokenHash: string; expiresAt: Date },
) {
  const [armed] = await tx
    .update(verifications)
    .set(secret)
    .where(eq(verifications.id, id))
    .returning({ userId: verifications.userId, purpose: verifications.purpose })
  return armed
}

const valid = (purpose: Purpose, tokenHash: string) =>
  and(
    eq(verifications.purpose, purpose),
    eq(verifications.tokenHash, tokenHash),
    gt(verifications.expiresAt, new Date()),
  )

/** Uses a secret up: of several that try it at once, one gets it. */
export async function takeVerification(tx: Database, purpose: Purpose, tokenHash: string) {
  const [taken] = await tx
    .delete(verifications)
    .where(valid(purpose, tokenHash))
    .returning({ userId: verifications.userId, password: verifications.password })
  return taken
}

/** Looks at a secret that may be used again, as that of a remembered browser. */
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

export const deleteVerification = (tx: Database, id: string) =>
  tx.delete(verifications).where(eq(verifications.id, id))

/** Removes what is over: sessions, secrets, counts of attempts, and accounts never proven. */
export async function deleteLeftovers(tx: Database, unverifiedBefore: Date) {
  const now = new Date()
  await tx.delete(sessions).where(lt(sessions.expiresAt, now))
  await tx.delete(verifications).where(lt(verifications.expiresAt, now))
  await tx.delete(rateLimits).where(or(lt(rateLimits.expire, now), isNull(rateLimits.expire)))
  await tx
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, unverifiedBefore)))
}

/** Accounts whose removal was asked for before a moment. */
export const usersToRemove = (db: Database, requestedBefore: Date) =>
  db
    .select({
      id: users.id,
      photoKey: users.photoKey,
      keepsComments: users.keepsComments,
    })
    .from(users)
    .where(lt(users.deletionRequestedAt, requestedBefore))

export const deleteUser = (tx: Database, id: string) => tx.delete(users).where(eq(users.id, id))
