import sharp, { type Sharp } from 'sharp'
import { IMAGE_WANTED } from '#/domain/uploads.ts'
import { AppError } from '#/platform/server/errors.server.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** A small file may unfold into gigabytes; 50 megapixels, more than most cameras make, take 350 MB. */
const PIXELS_MAX = 50_000_000
const SIDE_MAX = 16_384
const SECONDS_MAX = 20
const WEBP_QUALITY = 82

const refused = (status: 400 | 415, field: string, message: string) =>
  new AppError(status, message, { [field]: message })

const beginsWith = (file: Buffer, signature: Buffer) =>
  file.subarray(0, signature.length).equals(signature)

/** Said of what is no picture at all. */
const PHOTO_WANTED = 'Por favor, envie uma foto .png ou .jpg.'
/**
 * A picture by its content, whatever its name says.
 * @throws AppError 415 for anything but JPEG and PNG, 400 for a broken one or one with too many pixels
 */
async function openPicture(
  file: Buffer,
  field: string,
  wanted: string,
): Promise<{ image: Sharp; side: number }> {
  // Asked before any decoder sees the file: an SVG could have it read other files.
  if (!beginsWith(file, PNG) && !beginsWith(file, JPEG)) throw refused(415, field, wanted)
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) throw broken(field)
  const { width, height } = header
  if (width * height > PIXELS_MAX || Math.max(width, height) > SIDE_MAX)
    throw refused(400, field, 'A imagem tem pixels demais. Envie uma versão menor.')
  // What a camera wrote carelessly is shown by every browser; what is cut short is not whole.
  const image = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  return { image: image.timeout({ seconds: SECONDS_MAX }), side: Math.min(width, height) }
}

const broken = (field: string) =>
  refused(400, field, 'Não foi possível ler a imagem: o arquivo está incompleto ou corrompido.')

/**
 * The middle of a picture as a square WebP: upright, in sRGB and without what its camera wrote (place,
 * time, owner).
 * @param side of the square, in pixels; a smaller picture keeps its own shorter side
 * @param field of the form, where the reason of a refused file is shown
 * @throws AppError 400, 415
 */
export async function squareWebp(file: Buffer, side: number, field: string): Promise<Buffer> {
  const picture = await openPicture(file, field, PHOTO_WANTED)
  const size = Math.min(side, picture.side)
  try {
    return await picture.image
      .autoOrient()
      .resize(size, size, { fit: 'cover', position: 'centre' })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
  } catch {
    throw broken(field)
  }
}

/**
 * A whole picture as a WebP: upright, in sRGB and without what its camera wrote.
 * @param box the most it may measure, in pixels; its shape stays, and a smaller one is not enlarged
 * @param field of the form, where the reason of a refused file is shown
 * @throws AppError 400, 415
 */
export async function fittedWebp(
  file: Buffer,
  box: { width: number; height: number },
  field: string,
): Promise<Buffer> {
  const { image } = await openPicture(file, field, IMAGE_WANTED)
  try {
    return await image
      .autoOrient()
      .resize(box.width, box.height, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
  } catch {
    throw broken(field)
  }
}

/** Of a picture that was converted here, in pixels. */
export async function pictureSize(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}
