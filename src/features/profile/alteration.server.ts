import {
  lockPerson,
  type PersonChange,
  type PersonRow,
  updatePerson,
} from '#/features/people/service.server.ts'
import { refuseMisleading } from '#/features/people/usernames.server.ts'
import { pagesReviewedBy } from '#/features/reviews/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import { squareWebp } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { PHOTO_SIDE } from './limits.ts'
import type { OwnProfile, ProfileAlteration } from './schema.ts'
import { getOwnProfile, missingProfile } from './service.server.ts'

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
  await changeFiles(files, async (changes) => {
    const photoKey =
      foto && (await changes.add('photos', 'webp', await squareWebp(foto, PHOTO_SIDE, 'foto')))
    const replaced = await savePerson(db, userId, {
      ...toColumns(fields),
      ...(fields.removerFoto && { photoKey: null }),
      ...(photoKey && { photoKey }),
    })
    changes.remove(replaced)
  })
  return getOwnProfile(db, userId)
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
    // Who has such a name keeps it.
    if (change.username && change.username !== before.username) refuseMisleading(change.username)
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
