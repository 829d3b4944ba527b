import { and, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { secondFactors, sessions, users } from '#/db/schema/index.ts'
import { isDemoAccount } from '#/domain/demonstration.ts'
import { DAY_MS, MINUTE_MS } from '#/domain/durations.ts'
import type { Database } from './database/types.server.ts'
import { AppError } from './errors.server.ts'
import { bearerIn, KEY_PREFIX } from './http/api-key.server.ts'
import type { Platform } from './platform.server.ts'
import { hashSecret, newSecret } from './secrets.server.ts'

const SESSION_DAYS = 30
const USER_AGENT_MAX = 400
/** How seldom the use of a session is written. */
const USE_WRITTEN_EVERY_MS = 5 * MINUTE_MS

/** Who makes a request, as the session proves; nothing in a path or a body counts. */
export interface Viewer {
  id: string
  /** `user` also for an Admin who has to set up a second factor first. */
  role: 'user' | 'admin'
  lacksSecondFactor: boolean
  sessionId: string
  /** The browser that the session is of, where it is known. */
  deviceId: string | null
  /** When the person last proved in this session who they are. */
  confirmedAt: Date | null
}

/** Where a session is opened from. */
export interface Origin {
  ip: string
  userAgent: string
  /** Asked from the machine of a local site; the accounts of the demonstration are for it alone. */
  isLocal?: boolean
}

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
  isLocal: request.isLocal,
})

/**
 * @param isConfirmed whether the person has just proved who they are, by password or code
 * @param deviceId the browser that it is of, where it is known
 * @returns the token that the browser keeps; the database keeps a hash of it
 * @throws AppError 403 for an account of the demonstration, asked from elsewhere
 */
export async function openSession(
  tx: Database,
  userId: string,
  origin: Origin,
  { isConfirmed = true, deviceId = null }: { isConfirmed?: boolean; deviceId?: string | null } = {},
): Promise<string> {
  if (!origin.isLocal) await refuseDemoAccount(tx, userId)
  const token = newSecret()
  await tx.insert(sessions).values({
    tokenHash: hashSecret(token),
    userId,
    deviceId,
    ipAddress: origin.ip,
    userAgent: origin.userAgent,
    confirmedAt: isConfirmed ? new Date() : null,
    expiresAt: new Date(Date.now() + SESSION_DAYS * DAY_MS),
  })
  return token
}

async function refuseDemoAccount(tx: Database, userId: string) {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (user && isDemoAccount(user.email))
    throw new AppError(403, 'Esta conta é da demonstração: só entra no computador em que ela roda.')
}

/** The token of a request: header `token`, or `Authorization: Bearer`. */
function tokenOf(request: FastifyRequest): string | undefined {
  const { token, authorization } = request.headers
  if (typeof token === 'string' && token) return token
  const bearer = bearerIn(authorization)
  // A key of the API is no login.
  return bearer?.startsWith(KEY_PREFIX) ? undefined : bearer
}

export const hasToken = (request: FastifyRequest): boolean => tokenOf(request) !== undefined

type Asked = Pick<Platform, 'db' | 'env'>

/**
 * The person behind a token, unless it is unknown, over, or its account is blocked; or it is of the
 * demonstration, and the request from elsewhere.
 */
export async function viewerWithToken(
  { db, env }: Asked,
  token: string,
  { ip, isLocal }: Pick<FastifyRequest, 'ip' | 'isLocal'>,
): Promise<Viewer | null> {
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      sessionId: sessions.id,
      deviceId: sessions.deviceId,
      confirmedAt: sessions.confirmedAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        gt(sessions.expiresAt, new Date()),
        isNull(users.blockedAt),
      ),
    )
  if (!found) return null
  const { email, lastUsedAt, role, ...viewer } = found
  if (!isLocal && isDemoAccount(email)) return null
  if (lastUsedAt.getTime() < Date.now() - USE_WRITTEN_EVERY_MS)
    await noteUse(db, viewer.sessionId, ip)
  const isDemanded = role === 'admin' && env.ADMIN_SECOND_FACTOR === 'required'
  const lacksSecondFactor = isDemanded && !(await hasSecondFactor(db, viewer.id))
  return { ...viewer, lacksSecondFactor, role: lacksSecondFactor ? 'user' : role }
}

const hasSecondFactor = async (db: Database, userId: string) =>
  (await db.$count(secondFactors, eq(secondFactors.userId, userId))) > 0

const noteUse = (db: Database, id: string, ipAddress: string) =>
  db.update(sessions).set({ lastUsedAt: new Date(), ipAddress }).where(eq(sessions.id, id))

/** Who makes a request; null for a visitor. */
export async function viewerOf(asked: Asked, request: FastifyRequest): Promise<Viewer | null> {
  const token = tokenOf(request)
  return token ? viewerWithToken(asked, token, request) : null
}

/** For how long a person who confirmed who they are is not asked again. */
const CONFIRMED_MS = 15 * MINUTE_MS

/**
 * Before a deed of weight, an Admin's or about one's own account: a session that lies open must not be enough for it.
 * @throws AppError 403
 */
export function requireConfirmed({ confirmedAt }: Viewer) {
  if (confirmedAt && Date.now() - confirmedAt.getTime() < CONFIRMED_MS) return
  throw new AppError(403, 'Confirme que é você para continuar.', undefined, 'confirmation')
}

/** Keeps that the person has just proved who they are. */
export const confirmSession = (tx: Database, { sessionId }: Viewer) =>
  tx.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, sessionId))

export const forbidden = () => new AppError(403, 'Você não tem permissão para fazer isso.')

/**
 * Where a path or a body names a person, it must be who calls, or the caller an Admin.
 * @throws AppError 403
 */
export function requireSelf(viewer: Viewer, userId: string) {
  if (viewer.id !== userId && viewer.role !== 'admin') throw forbidden()
}

const close = (tx: Database, which: SQL | undefined) => tx.delete(sessions).where(which)

export const closeSession = (tx: Database, viewer: Viewer) =>
  close(tx, eq(sessions.id, viewer.sessionId))

/** Ends a person's sessions everywhere, or everywhere but in one browser. */
export const closeSessions = (tx: Database, userId: string, exceptId?: string) =>
  close(tx, and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined))

/**
 * Ends one of a person's sessions.
 * @returns its device, null where that is not known; undefined when there is no such session
 */
export async function closeSessionOf(tx: Database, userId: string, id: string) {
  const [closed] = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ deviceId: sessions.deviceId })
  return closed?.deviceId
}

export const closeSessionsOfDevice = (tx: Database, deviceId: string) =>
  close(tx, eq(sessions.deviceId, deviceId))

/** Removes the sessions that are over. */
export const clearOldSessions = (tx: Database) => close(tx, lt(sessions.expiresAt, new Date()))
