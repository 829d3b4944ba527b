import sharp, { type Metadata, type Sharp } from 'sharp'
import { IMAGE_WANTED } from '#/domain/uploads.ts'
import { AppError, Busy } from '#/platform/server/errors.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { Turns } from '#/platform/server/turns.server.ts'

// One thread, and nothing kept: pictures rarely come twice, and the server has other things to do.
sharp.concurrency(1)
sharp.cache(false)

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/**
 * A small file may unfold into gigabytes. 25 megapixels are more than screens show and most cameras
 * make; with four channels of 8 bits, they are this many bytes. Of 16 bits, half as many may be.
 */
const PIXELS_MAX = 25_000_000
const BYTES_MAX = 4 * PIXELS_MAX
const SIDE_MAX = 16_384
const SECONDS_MAX = 20
/**
 * How often a JPEG may go over its pixels. Cameras and programs make up to some twenty scans; a scan
 * costs a decoder as much as the picture, and a file 17 bytes.
 */
const SCANS_MAX = 64
const WEBP_QUALITY = 82

/** Pictures wait for each other in a process: several at once would take its memory and its threads. */
const WAITING_MAX = 24
const RETRY_SECONDS = 15
const decoding = new Turns(
  WAITING_MAX,
  () =>
    new Busy(
      RETRY_SECONDS,
      'Muitas imagens chegaram ao mesmo tempo. Tente de novo em alguns segundos.',
    ),
)

const refused = (status: 400 | 415, field: string, message: string) =>
  new AppError(status, message, { [field]: message })

const beginsWith = (file: Buffer, signature: Buffer) =>
  file.subarray(0, signature.length).equals(signature)

/** A picture as it was sent: on the disk, until its turn comes, or in memory. */
type Sent = Buffer | Pick<ReceivedFile, 'read'>

/**
 * Makes a WebP of a picture when its turn comes: upright, in sRGB and without what its camera wrote
 * (place, time, owner).
 * @param field of the form, where the reason of a refused file is shown
 * @param wanted said of what is no picture at all
 * @param resized the picture in the size in which it is kept
 * @throws AppError 415 for anything but JPEG and PNG by its content, whatever its name says; 400 for a
 *   broken one or one with too many pixels; 503 where too many wait
 */
const toWebp = (
  sent: Sent,
  field: string,
  wanted: string,
  resized: (image: Sharp, header: Metadata) => Sharp,
): Promise<Buffer> =>
  decoding.do(async () => {
    const file = Buffer.isBuffer(sent) ? sent : await sent.read()
    // Asked before any decoder sees the file: an SVG could have it read other files.
    if (!beginsWith(file, PNG) && !beginsWith(file, JPEG)) throw refused(415, field, wanted)
    if (beginsWith(file, JPEG) && hasManyScans(file)) throw broken(field)
    const header = await sharp(file, { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (!header) throw broken(field)
    if (isTooLarge(header))
      throw refused(400, field, 'A imagem tem pixels demais. Envie uma versão menor.')
    try {
      // What a camera wrote carelessly is shown by every browser; what is cut short is not whole.
      const image = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      return await resized(image.timeout({ seconds: SECONDS_MAX }).autoOrient(), header)
        .webp({ quality: WEBP_QUALITY })
        .toBuffer()
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('timeout'))
        throw refused(400, field, 'A imagem demora demais para abrir. Envie uma versão menor.')
      throw broken(field)
    }
  })

/** Whether a JPEG has more beginnings of scans than any that is meant to be seen (ITU T.81, B.1.1.2). */
function hasManyScans(file: Buffer): boolean {
  let scans = 0
  for (let at = file.indexOf(START_OF_SCAN); at >= 0; at = file.indexOf(START_OF_SCAN, at + 2))
    if (++scans > SCANS_MAX) return true
  return false
}
const START_OF_SCAN = Buffer.from([0xff, 0xda])

function isTooLarge(header: Metadata): boolean {
  const { width, height, channels, depth, isProgressive, orientation = 1 } = header
  const pixels = width * height
  // What comes in passes and is to be turned is held twice.
  const copies = isProgressive && orientation > 1 ? 2 : 1
  const bytes = pixels * channels * (depth === 'uchar' ? 1 : 2) * copies
  return pixels > PIXELS_MAX || bytes > BYTES_MAX || Math.max(width, height) > SIDE_MAX
}

const broken = (field: string) =>
  refused(400, field, 'Não foi possível ler a imagem: o arquivo está incompleto ou corrompido.')

/**
 * The middle of a picture as a square WebP.
 * @param side of the square, in pixels; a smaller picture keeps its own shorter side
 * @throws AppError 400, 415, 503, as `toWebp`
 */
export const squareWebp = (file: Sent, side: number, field: string): Promise<Buffer> =>
  toWebp(file, field, 'Por favor, envie uma foto .png ou .jpg.', (image, { width, height }) => {
    const size = Math.min(side, width, height)
    return image.resize(size, size, { fit: 'cover', position: 'centre' })
  })

/**
 * A whole picture as a WebP.
 * @param box the most it may measure, in pixels; its shape stays, and a smaller one is not enlarged
 * @throws AppError 400, 415, 503, as `toWebp`
 */
export const fittedWebp = (
  file: Sent,
  box: { width: number; height: number },
  field: string,
): Promise<Buffer> =>
  toWebp(file, field, IMAGE_WANTED, (image) =>
    image.resize(box.width, box.height, { fit: 'inside', withoutEnlargement: true }),
  )

/** Of a picture that was converted here, in pixels. */
export async function pictureSize(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}
