import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { strToU8, zipSync } from 'fflate'
import { HOUR_MS } from '#/domain/durations.ts'
import { readFile } from '#/platform/server/files/storage.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import type { Origin, Viewer } from '#/platform/server/session.server.ts'
import { EXPORT_HOURS } from '../limits.ts'
import { proveAgain } from '../login.server.ts'
import * as repository from '../repository.server.ts'
import { invalidLink } from '../sign-up.server.ts'
import { personalData } from './repository.server.ts'

export { EXPORTED } from './repository.server.ts'

/**
 * Gives a link to everything that is kept of a person (LGPD, art. 18 V and 19).
 * @returns its path, and when it ends
 * @throws AppError 403 when the password is wrong
 */
export async function requestExport(
  platform: Platform,
  viewer: Viewer,
  password: string,
  origin: Origin,
) {
  await proveAgain(platform, viewer, password, origin)
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + EXPORT_HOURS * HOUR_MS)
  await platform.db.transaction(async (tx) => {
    await repository.deleteVerifications(tx, viewer.id, 'data_export')
    await repository.insertVerification(tx, {
      purpose: 'data_export',
      userId: viewer.id,
      tokenHash: hashSecret(secret),
      expiresAt,
    })
  })
  securityEvent('export.asked')
  return { url: `/v1/login/export/${secret}`, expiresAt: expiresAt.toISOString() }
}

/**
 * The archive behind such a link: everything as one JSON file, each list as a CSV file, the photo.
 * Only the person it was made for gets it, as often as a download breaks off.
 * @throws AppError 400 for a link that is unknown, over or somebody else's
 */
export async function exportedArchive(
  { db, files: storage }: Platform,
  viewer: Viewer,
  secret: string,
): Promise<Uint8Array> {
  const proof = await repository.findVerification(db, 'data_export', hashSecret(secret))
  if (proof?.userId !== viewer.id) throw invalidLink()
  const data = await personalData(db, viewer.id)
  securityEvent('export.taken')
  const files = Object.entries(data).map(([name, rows]) => [
    `${name}.csv`,
    // With the mark that makes spreadsheets read it as UTF-8.
    strToU8(
      stringify(rows, {
        header: true,
        bom: true,
        escape_formulas: true,
        cast: { date: (d) => d.toISOString() },
      }),
    ),
  ])
  const photoKey = data.perfil[0]?.photoKey
  return zipSync({
    'dados.json': strToU8(JSON.stringify(data, null, 2)),
    ...Object.fromEntries(files),
    ...(photoKey && { [`foto${path.extname(photoKey)}`]: await readFile(storage, photoKey) }),
  })
}
