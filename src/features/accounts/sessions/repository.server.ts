import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { devices, sessions } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type DeviceRow = typeof devices.$inferSelect
export type NewDevice = typeof devices.$inferInsert

/** A device that is not over, by its secret. */
export async function findDevice(
  db: Database,
  userId: string,
  secretHash: string,
): Promise<DeviceRow | undefined> {
  const [found] = await db
    .select()
    .from(devices)
    .where(
      and(
        eq(devices.userId, userId),
        eq(devices.secretHash, secretHash),
        gt(devices.expiresAt, new Date()),
      ),
    )
  return found
}

/** @returns its id; undefined for one that was ended meanwhile */
export async function renewDevice(tx: Database, id: string, change: Partial<NewDevice>) {
  const [renewed] = await tx
    .update(devices)
    .set(change)
    .where(eq(devices.id, id))
    .returning({ id: devices.id })
  return renewed?.id
}

export async function insertDevice(tx: Database, row: NewDevice): Promise<string> {
  const [created] = await tx.insert(devices).values(row).returning({ id: devices.id })
  if (!created) throw new Error('the device was not written')
  return created.id
}

/** Removes what an account has above a number of devices: first those not remembered, then the oldest. */
export async function trimDevices(tx: Database, userId: string, kept: number) {
  const surplus = tx
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(sql`${devices.credentialHash} IS NULL`, desc(devices.lastUsedAt))
    .offset(kept)
  await tx.delete(devices).where(inArray(devices.id, surplus))
}

export const deleteDevice = (tx: Database, id: string) =>
  tx.delete(devices).where(eq(devices.id, id))

/** @param exceptId stays */
export const deleteDevices = (tx: Database, userId: string, exceptId?: string | null) =>
  tx
    .delete(devices)
    .where(and(eq(devices.userId, userId), exceptId ? ne(devices.id, exceptId) : undefined))

/** Removes the devices that are over, and what is over of those that stay. */
export async function deleteOldDevices(tx: Database) {
  const now = new Date()
  await tx.delete(devices).where(lt(devices.expiresAt, now))
  await tx
    .update(devices)
    .set({ credentialHash: null, rememberedUntil: null })
    .where(lt(devices.rememberedUntil, now))
}

/** The open sessions of a person, the latest used first. */
export const openSessions = (db: Database, userId: string, limit: number) =>
  db
    .select({
      id: sessions.id,
      deviceId: sessions.deviceId,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      lastUsedAt: sessions.lastUsedAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limit)

/** The browsers that may log in to an account without its password, the latest used first. */
export const rememberedDevices = (db: Database, userId: string) =>
  db
    .select({
      id: devices.id,
      ipAddress: devices.ipAddress,
      userAgent: devices.userAgent,
      lastUsedAt: devices.lastUsedAt,
      createdAt: devices.createdAt,
    })
    .from(devices)
    .where(and(eq(devices.userId, userId), gt(devices.rememberedUntil, new Date())))
    .orderBy(desc(devices.lastUsedAt), desc(devices.id))

/** Whether the device is of the person; no login there ends before the transaction does. */
export async function lockDevice(tx: Database, userId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.id, id)))
    .for('update')
  return found.length > 0
}
