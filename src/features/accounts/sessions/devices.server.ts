import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import { closeSessions, type Origin, type Viewer } from '#/platform/server/session.server.ts'
import { DEVICE_DAYS, DEVICES_MAX, REMEMBERED_DAYS } from '../limits.ts'
import * as accounts from '../repository.server.ts'
import { type Cookies, type DeviceCookie, deviceSecret } from './cookie.server.ts'
import * as repository from './repository.server.ts'

/** A browser in which somebody has logged in to an account before, as its cookie proves. */
export interface KnownDevice {
  id: string
  secret: string
  /** Whether a credential is the one with which this browser may log in instead of the password. */
  remembers(credential: string): boolean
}

/** @returns undefined for a browser without the account's cookie, or with one that is not good */
export async function knownDevice(
  { db, env }: Platform,
  userId: string,
  cookies: Cookies,
): Promise<KnownDevice | undefined> {
  const secret = deviceSecret(env, cookies, userId)
  const found = secret && (await repository.findDevice(db, userId, hashSecret(secret)))
  if (!found) return undefined
  const { id, credentialHash, rememberedUntil } = found
  const isRemembered = rememberedUntil !== null && rememberedUntil > new Date()
  return {
    id,
    secret,
    remembers: (credential) => isRemembered && credentialHash === hashSecret(credential),
  }
}

interface DeviceLogin {
  device?: KnownDevice
  /** Whether what it remembers stood for the password. */
  byCredential?: boolean
  /** Whether it is to remember the login from now on. */
  remember: boolean
}

/**
 * Notes that a person logs in, or proves who they are, in a browser.
 * @returns the device's id, the cookie that the browser is to keep, and a credential where it gets
 *   another one, else ''; undefined when the device whose credential was used was ended meanwhile
 */
export async function noteDevice(
  tx: Database,
  userId: string,
  { device, byCredential = false, remember }: DeviceLogin,
  { ip, userAgent }: Origin,
): Promise<{ id: string; cookie: DeviceCookie; credential: string } | undefined> {
  const now = Date.now()
  const expiresAt = new Date(now + DEVICE_DAYS * DAY_MS)
  const keepsCredential = byCredential && remember
  const credential = remember && !keepsCredential ? newSecret() : ''
  const row = {
    expiresAt,
    ipAddress: ip,
    userAgent,
    lastUsedAt: new Date(now),
    ...(!keepsCredential && {
      credentialHash: credential ? hashSecret(credential) : null,
      rememberedUntil: credential ? new Date(now + REMEMBERED_DAYS * DAY_MS) : null,
    }),
  }
  const renewed = device && (await repository.renewDevice(tx, device.id, row))
  if (device && renewed)
    return { id: renewed, cookie: { userId, secret: device.secret, expiresAt }, credential }
  if (byCredential) return undefined
  const secret = newSecret()
  const id = await repository.insertDevice(tx, { ...row, userId, secretHash: hashSecret(secret) })
  await repository.trimDevices(tx, userId, DEVICES_MAX)
  return { id, cookie: { userId, secret, expiresAt }, credential }
}

/**
 * Ends every other way into an account that is open: sessions, known and remembered browsers, and
 * links that were mailed. The browser that asks stays logged in, and remembers nothing.
 * @param viewer who asks; null where it is nobody who is logged in to that account
 */
export async function endOtherAccess(tx: Database, userId: string, viewer: Viewer | null) {
  const own = viewer?.id === userId ? viewer : undefined
  await accounts.deleteVerifications(tx, userId)
  await repository.deleteDevices(tx, userId, own?.deviceId)
  if (own?.deviceId)
    await repository.renewDevice(tx, own.deviceId, { credentialHash: null, rememberedUntil: null })
  await closeSessions(tx, userId, own?.sessionId)
}

/** Removes the devices that are over, and credentials that are. */
export const clearOldDevices = (tx: Database) => repository.deleteOldDevices(tx)
