import { saoPauloClock, saoPauloMoment } from '#/domain/sao-paulo.ts'
import { linkAddress } from '#/domain/web-address.ts'
import { fileUrl } from '#/platform/file-urls.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { bannerDue } from '../jobs.server.ts'
import { storePicture } from '../pictures.server.ts'
import { standingOf } from '../standing.ts'
import { END_PASSED, OTHER_PLACE } from './faults.ts'
import * as desk from './repository.server.ts'
import type { BannerFields, DeskBanner } from './schema.ts'

/** What the audit trail calls a banner. */
const BANNER_SUBJECT = 'banner'

export const presentDeskBanner = (row: desk.DeskBannerRow): DeskBanner => ({
  _id: row.id,
  type: row.kind,
  url: fileUrl(row.imageKey),
  urlRedirect: row.linkUrl,
  description: row.description,
  active: row.active,
  standing: standingOf(row),
  startsAt: row.startsAt?.toISOString() ?? '',
  endsAt: row.endsAt?.toISOString() ?? '',
  inicio: row.startsAt ? saoPauloClock(row.startsAt) : '',
  fim: row.endsAt ? saoPauloClock(row.endsAt) : '',
  impressions: row.impressions,
  clicks: row.clicks,
})

const toColumns = ({ tipo, descricao, urlRedirect, inicio, fim }: BannerFields) => ({
  kind: tipo,
  description: descricao,
  linkUrl: linkAddress(urlRedirect),
  startsAt: saoPauloMoment(inicio),
  endsAt: saoPauloMoment(fim),
})

/** @throws AppError 400 by the field `fim`, where a banner is given an end that has passed */
function checkEnd(endsAt: Date | null, before: Date | null) {
  if (!endsAt || endsAt > new Date() || endsAt.getTime() === before?.getTime()) return
  throw new AppError(400, END_PASSED, { fim: END_PASSED })
}

/**
 * Adds a banner, active.
 * @throws AppError 400 by the fields of the picture and of the end; 415
 */
export async function addBanner(
  platform: Platform,
  admin: Viewer,
  fields: BannerFields,
  picture: ReceivedFile,
): Promise<DeskBanner> {
  const { db, files } = platform
  const columns = toColumns(fields)
  checkEnd(columns.endsAt, null)
  return changeFiles(files, async (changes) => {
    const imageKey = await storePicture(changes, picture, fields.tipo, 'imagem')
    return db.transaction(async (tx) => {
      const id = await desk.insertBanner(tx, { ...columns, imageKey })
      await follow(platform, tx, id, columns)
      await record(tx, admin, 'add', id, { description: columns.description, type: columns.kind })
      return shown(tx, id)
    })
  })
}

/**
 * Changes a banner; without a new picture it keeps its own, unless it moves to another place.
 * @throws AppError 400 by the fields of the picture and of the end; 404, 415
 */
export async function editBanner(
  platform: Platform,
  admin: Viewer,
  id: string,
  fields: BannerFields,
  picture: ReceivedFile | undefined,
): Promise<DeskBanner> {
  const { db, files } = platform
  return changeFiles(files, async (changes) => {
    const imageKey = picture && (await storePicture(changes, picture, fields.tipo, 'imagem'))
    return db.transaction(async (tx) => {
      const before = await lockedBanner(tx, id)
      if (!imageKey && fields.tipo !== before.kind)
        throw new AppError(400, OTHER_PLACE, { imagem: OTHER_PLACE })
      if (imageKey) changes.remove(before.imageKey)
      const columns = toColumns(fields)
      checkEnd(columns.endsAt, before.endsAt)
      await desk.updateBanner(tx, id, { ...columns, imageKey })
      await follow(platform, tx, id, columns)
      await record(tx, admin, 'edit', id, { description: columns.description })
      return shown(tx, id)
    })
  })
}

/**
 * Shows a banner within its dates, or holds it back; a second time changes nothing.
 * @throws AppError 404
 */
export async function setBannerActive(
  platform: Platform,
  admin: Viewer,
  id: string,
  active: boolean,
): Promise<DeskBanner> {
  return platform.db.transaction(async (tx) => {
    const banner = await lockedBanner(tx, id)
    if (banner.active !== active) {
      await desk.updateBanner(tx, id, { active })
      await follow(platform, tx, id, banner)
      const { description } = banner
      await record(tx, admin, active ? 'activate' : 'deactivate', id, { description })
    }
    return shown(tx, id)
  })
}

/** Deletes a banner, with its picture and what was counted of it. @throws AppError 404 */
export async function deleteBanner({ db, files }: Platform, admin: Viewer, id: string) {
  await changeFiles(files, (changes) =>
    db.transaction(async (tx) => {
      const { imageKey, description } = await lockedBanner(tx, id)
      changes.remove(imageKey)
      await desk.deleteBanner(tx, id)
      await dropPages(tx, ['banners'])
      await record(tx, admin, 'delete', id, { description })
    }),
  )
}

/** Has pages show what is now, and what will be when a date comes. */
async function follow(
  { jobs }: Platform,
  tx: Database,
  bannerId: string,
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
) {
  await dropPages(tx, ['banners'])
  for (const at of [startsAt, endsAt])
    if (at && at > new Date()) await jobs.enqueue(tx, bannerDue, { bannerId }, { at })
}

/** @throws AppError 404 */
async function lockedBanner(tx: Database, id: string) {
  const banner = await desk.lockBanner(tx, id)
  if (!banner) throw notFound('Banner não encontrado.')
  return banner
}

async function shown(tx: Database, id: string): Promise<DeskBanner> {
  const row = await desk.deskBannerRow(tx, id)
  if (!row) throw new Error(`banner ${id} is not there`)
  return presentDeskBanner(row)
}

const record = (
  tx: Database,
  admin: Viewer,
  action: string,
  subjectId: string,
  detail: Record<string, unknown>,
) => recordAudit(tx, { actorId: admin.id, action, subjectKind: BANNER_SUBJECT, subjectId, detail })
