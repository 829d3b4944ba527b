import {
  lockPerson,
  type PersonChange,
  type PersonRow,
  updatePerson,
} from '#/features/people/service.server.ts'
import { pagesReviewedBy } from '#/features/reviews/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { squareWebp } from '#/platform/server/files/images.server.ts'
import { newFileKey } from '#/platform/server/files/storage.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { PHOTO_SIDE } from './limits.ts'
import type { OwnProfile, ProfileAlteration } from './schema.ts'
import { getOwnProfile, missingProfile } from './service.server.ts'

type Files = Platform['files']

const USERNAME_TAKEN = 'Este nome de usuário já está em uso.'

/**
 * Changes what a person says about themselves, and their photo.
 * @param foto a new photo, as it was sent
 * @throws AppError 400 or 415 for a photo that is none, 404, 409 for a username of another
 */
export async function alterProfile(
  { db, files }: Platform,
  userId: string,
  fields: ProfileAlteration,
  foto: ReceivedFile | undefined,
): Promise<OwnProfile> {
  const photoKey = foto && (await storePhoto(files, foto))
  try {
    const replaced = await savePerson(db, userId, {
      ...toColumns(fields),
      ...(fields.removerFoto && { photoKey: null }),
      ...(photoKey && { photoKey }),
    })
    if (replaced) await removeQuietly(files, replaced)
  } catch (error) {
    if (photoKey) await removeQuietly(files, photoKey)
    throw error
  }
  return getOwnProfile(db, userId)
}

async function storePhoto(files: Files, foto: ReceivedFile): Promise<string> {
  const picture = await squareWebp(await foto.read(), PHOTO_SIDE, 'foto')
  const key = newFileKey('photos', 'webp')
  await files.put(key, picture)
  return key
}

const toColumns = (fields: ProfileAlteration): PersonChange => ({
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: fields.plataformName,
  phoneNumber: fields.phoneNumber || null,
  company: fields.company || null,
  position: fields.position || null,
  about: fields.about || null,
})

/** @returns the key of a photo that is not the person's any more */
const savePerson = (db: Platform['db'], userId: string, change: PersonChange) =>
  db.transaction(async (tx) => {
    const before = await lockPerson(tx, userId)
    if (!before) throw missingProfile()
    if (!(await updatePerson(tx, userId, change)))
      throw new AppError(409, USERNAME_TAKEN, { plataformName: USERNAME_TAKEN })
    await dropPages(tx, await pagesShowing(tx, before, change))
    const keepsPhoto = change.photoKey === undefined || change.photoKey === before.photoKey
    return keepsPhoto ? null : before.photoKey
  })

/** What stands beside a person's reviews. */
const SIGNATURE = ['firstName', 'lastName', 'position', 'photoKey'] as const

async function pagesShowing(
  tx: Platform['db'],
  before: PersonRow,
  change: PersonChange,
): Promise<CacheTag[]> {
  const own: CacheTag = `user:${before.id}`
  const signsAnew = SIGNATURE.some(
    (column) => change[column] !== undefined && change[column] !== before[column],
  )
  return signsAnew ? [own, ...(await pagesReviewedBy(tx, before.id))] : [own]
}

/** A file that stays behind takes space and nothing else: it fails no request. */
const removeQuietly = (files: Files, key: string) => files.delete(key).catch(() => undefined)
