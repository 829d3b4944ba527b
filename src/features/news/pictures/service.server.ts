import { DAY_MS } from '#/domain/durations.ts'
import { fileUrl, fileUrlOrEmpty, UPLOADS_PATH } from '#/platform/file-urls.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp, pictureSize } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { StoredPicture } from '../desk/schema.ts'
import { ARTICLE_PICTURE_BOX, UNUSED_PICTURE_DAYS } from '../limits.ts'
import * as repository from './repository.server.ts'

const FOLDER = 'articles'
/** Of the pictures that were sent for articles; a body may also show others of this site. */
const KEY = `${UPLOADS_PATH}/(${FOLDER}/[\\w.-]+)`
const SHOWN = new RegExp(`src="${KEY}`, 'g')

/**
 * Keeps a picture for an article, which names it once it is saved.
 * @throws AppError 400 or 415 by the field `imagem`, for what is no picture
 */
export async function storePicture(
  { db, files }: Platform,
  imagem: ReceivedFile,
): Promise<StoredPicture> {
  return changeFiles(files, async (changes) => {
    const picture = await fittedWebp(imagem, ARTICLE_PICTURE_BOX, 'imagem')
    const key = await changes.add(FOLDER, 'webp', picture)
    await repository.insertPicture(db, key)
    return { url: fileUrl(key), ...(await pictureSize(picture)) }
  })
}

/**
 * The key of the picture at an address: the one that the article has, or one that was sent for it.
 * @param present key of the former
 * @throws AppError 400 by the field `banner`
 */
export async function bannerKeyAt(
  tx: Database,
  address: string,
  present: string | null,
): Promise<string | null> {
  if (!address) return null
  if (address === fileUrlOrEmpty(present)) return present
  const [, key = ''] = new RegExp(`^${KEY}`).exec(address) ?? []
  if ((await repository.lockPictures(tx, [key])).length === 1) return key
  throw gone('banner', 'A imagem não existe mais. Envie de novo.')
}

/** @throws AppError 400 by the field `comment`, when a body shows a picture that is gone */
export async function checkPictures(tx: Database, body: string) {
  const keys = [...new Set([...body.matchAll(SHOWN)].map(([, key = '']) => key))]
  const known = await repository.lockPictures(tx, keys)
  if (known.length < keys.length)
    throw gone('comment', 'Uma imagem do texto não existe mais. Retire-a ou envie de novo.')
}

const gone = (field: string, message: string) => new AppError(400, message, { [field]: message })

/** Forgets pictures that no article shows, as those that were sent and then not used. */
export async function forgetUnusedPictures({ db, files }: Platform): Promise<void> {
  const before = new Date(Date.now() - UNUSED_PICTURE_DAYS * DAY_MS)
  await changeFiles(files, async (changes) => {
    changes.remove(...(await db.transaction((tx) => repository.deleteUnusedPictures(tx, before))))
  })
}
