import { type FileHandle, open } from 'node:fs/promises'
import { VIDEO_WANTED } from '#/domain/uploads.ts'
import { AppError } from '#/platform/server/errors.server.ts'

/**
 * The brands (ISO/IEC 14496-12, 4.3) of MP4 video and of QuickTime movies: as cameras, phones and
 * editors write them.
 */
const BRANDS = new Set(
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 avc1 M4V M4VH M4VP MSNV XAVC dash qt'.split(
    ' ',
  ),
)
const QUICKTIME = 'qt'

const HEADER = 8
const LARGE_HEADER = 16
const FILE_TYPE_MAX = 512
/** A video has some hundred boxes; each that is looked at is a read of the disk. */
const BOXES_MAX = 10_000

interface Box {
  type: string
  /** Where its content is, in bytes from the beginning of the file. */
  start: number
  end: number
}

class Broken extends Error {}

async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

/** Looks at the boxes of one file, of which a hostile one could have millions. */
class Boxes {
  #seen = 0

  constructor(private readonly file: FileHandle) {}

  /** The boxes between two places, which they must fill. @throws Broken */
  async *within(start: number, end: number): AsyncGenerator<Box> {
    for (let at = start; at < end; ) {
      if (++this.#seen > BOXES_MAX) throw new Broken()
      const header = await readAt(this.file, at, LARGE_HEADER)
      const type = header.toString('latin1', 4, 8)
      // A size of 1 is written in 64 bits; 0, "to the end", is that of a recording nobody finished.
      const isLarge = header.length === LARGE_HEADER && header.readUInt32BE(0) === 1
      const length =
        header.length < HEADER ? 0 : isLarge ? largeSize(header) : header.readUInt32BE(0)
      const headerLength = isLarge ? LARGE_HEADER : HEADER
      if (length < headerLength || at + length > end) throw new Broken()
      yield { type, start: at + headerLength, end: at + length }
      at += length
    }
  }

  /** The boxes of one type, however deep a path of types leads. */
  async *along([type, ...rest]: string[], start: number, end: number): AsyncGenerator<Box> {
    for await (const box of this.within(start, end)) {
      if (box.type !== type) continue
      if (rest.length === 0) yield box
      else yield* this.along(rest, box.start, box.end)
    }
  }
}

const largeSize = (header: Buffer) => Number(header.readBigUInt64BE(HEADER))

/** The brands of the file, the first being its own; none where it is no ISO media file. */
async function brandsOf(file: FileHandle): Promise<string[]> {
  const head = await readAt(file, 0, FILE_TYPE_MAX)
  if (head.length < LARGE_HEADER || head.toString('latin1', 4, 8) !== 'ftyp') return []
  const box = head.subarray(0, Math.min(head.readUInt32BE(0), head.length))
  const [major, _version, ...compatible] = (
    box.toString('latin1', HEADER).match(/.{4}/gs) ?? []
  ).map((brand) => brand.trim())
  return [major ?? '', ...compatible]
}

/** Whether it is whole, and holds a video: some brands are those of sounds and pictures too. */
async function isFilm(file: FileHandle, size: number): Promise<boolean> {
  const boxes = new Boxes(file)
  let hasMedia = false
  let hasPictures = false
  for await (const { type, start, end } of boxes.within(0, size)) {
    hasMedia ||= type === 'mdat'
    if (type !== 'moov') continue
    for await (const handler of boxes.along(['trak', 'mdia', 'hdlr'], start, end)) {
      const content = await readAt(file, handler.start, 12)
      hasPictures ||= content.toString('latin1', 8, 12) === 'vide'
    }
  }
  return hasMedia && hasPictures
}

/**
 * What kind of video a file is, by its content: its boxes are followed to the last byte, so
 * that an upload that was cut short is not taken for one. Nothing of the pictures is decoded.
 * @param field of the form, where the reason of a refused file is shown
 * @returns the extension to store it under
 * @throws AppError 415 for anything but MP4 and MOV, 400 for one that is not whole
 */
export async function videoExtension(path: string, field: string): Promise<'mp4' | 'mov'> {
  const refused = (status: 400 | 415, message: string) =>
    new AppError(status, message, { [field]: message })
  const file = await open(path)
  try {
    const brands = await brandsOf(file)
    if (!brands.some((brand) => BRANDS.has(brand))) throw refused(415, VIDEO_WANTED)
    if (!(await isFilm(file, (await file.stat()).size))) throw new Broken()
    return brands[0] === QUICKTIME ? 'mov' : 'mp4'
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    throw refused(400, 'Não foi possível ler o vídeo: o arquivo está incompleto ou corrompido.')
  } finally {
    await file.close()
  }
}
