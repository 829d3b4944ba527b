import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { v7 as uuidv7 } from 'uuid'
import type { Env } from '#/platform/server/env.server.ts'

/** Folder of the uploaded files on this machine. */
export function uploadsFolder(env: Pick<Env, 'DATA_DIR'>): string {
  const folder = path.resolve(env.DATA_DIR, 'uploads')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

export function openStorage(env: Pick<Env, 'DATA_DIR'>): Disk {
  return new Disk(new FSDriver({ location: uploadsFolder(env), visibility: 'private' }))
}

/** An unguessable name that was never used. @param folder as `logos` @param extension as `png` */
export const newFileKey = (folder: string, extension: string) =>
  `${folder}/${uuidv7()}.${extension}`
