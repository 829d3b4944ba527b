import { normaliseEmail } from '#/domain/person.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import {
  closeSessionOf,
  closeSessions,
  closeSessionsOfDevice,
  type Viewer,
} from '#/platform/server/session.server.ts'
import * as accounts from '../repository.server.ts'
import type { Cookies } from './cookie.server.ts'
import { knownDevice } from './devices.server.ts'
import { presentAccess } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { OpenAccess } from './schema.ts'

/** The latest used of so many sessions are listed. */
const LISTED_MAX = 100

/** The device of who asks: that of the session or, for one that was opened elsewhere, of the cookie. */
const ownDeviceOf = async (platform: Platform, viewer: Viewer, cookies: Cookies) =>
  viewer.deviceId ?? (await knownDevice(platform, viewer.id, cookies))?.id ?? null

/**
 * Where an account is open: each browser once, with its latest session, and each that may log in
 * without the password. The one that asks comes first, then the latest used.
 */
export async function listOpenAccess(
  platform: Platform,
  viewer: Viewer,
  cookies: Cookies,
): Promise<OpenAccess[]> {
  const { db } = platform
  const ownDevice = await ownDeviceOf(platform, viewer, cookies)
  const browserOf = ({ id, deviceId }: { id: string; deviceId: string | null }) =>
    id === viewer.sessionId ? (ownDevice ?? id) : (deviceId ?? id)
  const own = ownDevice ?? viewer.sessionId

  const remembered = await repository.rememberedDevices(db, viewer.id)
  const sessions = await repository.openSessions(db, viewer.id, LISTED_MAX)
  const latest = new Map(sessions.toReversed().map((session) => [browserOf(session), session]))
  const open = [...latest].toReversed().map(([browser, session]) =>
    presentAccess(session, {
      atual: browser === own,
      aberta: true,
      lembrado: remembered.some(({ id }) => id === browser),
    }),
  )
  const closed = remembered
    .filter(({ id }) => !latest.has(id))
    .map((device) => presentAccess(device, { atual: false, aberta: false, lembrado: true }))
  return [...open, ...closed].sort(
    (a, b) => Number(b.atual) - Number(a.atual) || b.ultimoUso.localeCompare(a.ultimoUso),
  )
}

/**
 * Ends what is open in another browser: its sessions, and what it remembers.
 * @param id of a session, or of a browser that remembers the login
 * @throws AppError 404; 409 for the browser that asks
 */
export async function endAccess(platform: Platform, viewer: Viewer, id: string, cookies: Cookies) {
  const ownDevice = await ownDeviceOf(platform, viewer, cookies)
  await platform.db.transaction(async (tx) => {
    const closed = await closeSessionOf(tx, viewer.id, id)
    const deviceId = closed ?? id
    if (id === viewer.sessionId || deviceId === ownDevice)
      throw new AppError(409, 'Para encerrar a sessão deste aparelho, use “Sair”.')
    // A login that goes on there ends first, and its session with the others.
    if (await repository.lockDevice(tx, viewer.id, deviceId)) {
      await closeSessionsOfDevice(tx, deviceId)
      await repository.deleteDevice(tx, deviceId)
    } else if (closed === undefined) throw notFound('Esta sessão não está mais aberta.')
  })
  securityEvent('session.ended')
}

/** Ends what is open in every other browser: sessions, and what they remember. */
export async function endAllOtherAccess(platform: Platform, viewer: Viewer, cookies: Cookies) {
  const ownDevice = await ownDeviceOf(platform, viewer, cookies)
  await platform.db.transaction(async (tx) => {
    await repository.deleteDevices(tx, viewer.id, ownDevice)
    await closeSessions(tx, viewer.id, viewer.sessionId)
  })
  securityEvent('session.others-ended')
}

/**
 * Forgets the browser that asks, as its cookie names it: it remembers no login and is as unknown as
 * any other. A session that is open there goes on.
 * @returns the account whose cookie is void, where there is one
 */
export async function forgetDevice(platform: Platform, user: string, cookies: Cookies) {
  const account = await accounts.accountNamed(platform.db, normaliseEmail(user))
  const device = account && (await knownDevice(platform, account.id, cookies))
  if (!device) return undefined
  await repository.deleteDevice(platform.db, device.id)
  return account.id
}
