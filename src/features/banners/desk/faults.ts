import { saoPauloMoment } from '#/domain/sao-paulo.ts'
import { IMAGE_WANTED } from '#/domain/uploads.ts'
import { pictureRefusal } from '../places.ts'
import type { BannerFields, DeskBanner } from './schema.ts'

export const END_PASSED = 'O fim já passou.'
export const OTHER_PLACE = 'Envie uma imagem que caiba no novo lugar.'

/** What is chosen beside the fields of a banner's form. */
interface Chosen {
  /** The one that changes; undefined for a new one. */
  banner: DeskBanner | undefined
  picture: File | null
  /** Why the file that was chosen last was not taken; '' where it was. */
  refused: string
  /** Of that picture, in pixels; undefined while it is not known. */
  size: { width: number; height: number } | undefined
}

/** What is wrong with a form that its fields alone do not show, by field. The server judges again. */
export function faultsOf(fields: BannerFields, { banner, picture, refused, size }: Chosen) {
  return Object.fromEntries(
    Object.entries({ imagem: pictureFault(), fim: endFault() }).filter(([, fault]) => fault),
  )

  function pictureFault() {
    if (refused) return refused
    if (picture) return size && pictureRefusal(fields.tipo, size)
    if (!banner) return IMAGE_WANTED
    return fields.tipo === banner.type ? null : OTHER_PLACE
  }

  function endFault() {
    const end = saoPauloMoment(fields.fim)
    return end && fields.fim !== banner?.fim && end <= new Date() ? END_PASSED : null
  }
}

/** @returns undefined for what is no picture: the server says so */
export async function sizeOf(picture: File) {
  try {
    const { width, height } = await createImageBitmap(picture)
    return { width, height }
  } catch {
    return undefined
  }
}
