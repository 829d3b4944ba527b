import type { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import yauzl from 'yauzl'

/** An archive that cannot be read to its end: torn, or not what was published. */
export class BrokenArchive extends Error {}

/** The one file in an archive. */
export interface Archived {
  name: string
  /** When it was made, as its archive says. */
  made: Date
  /** Size in bytes, unpacked. */
  size: number
  /** Its bytes as they are unpacked; ends in a BrokenArchive unless its checksum is right. */
  chunks(onRead: (packed: number) => void): AsyncGenerator<Buffer>
  close(): void
}

/**
 * Opens an archive of the register, which has one file in it. Nothing is unpacked to disk.
 * @throws BrokenArchive
 */
export async function openArchive(path: string): Promise<Archived> {
  const zip = await yauzl
    .openPromise(path, { autoClose: false, decodeStrings: true })
    .catch((cause: unknown) => {
      throw new BrokenArchive('não é um arquivo ZIP inteiro', { cause })
    })
  try {
    const entry = await onlyFile(zip)
    return {
      name: entry.fileName,
      made: entry.getLastModDate(),
      size: entry.uncompressedSize,
      chunks: (onRead) => unpacked(zip, entry, onRead),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    if (error instanceof BrokenArchive) throw error
    throw new BrokenArchive('não é um arquivo ZIP inteiro', { cause: error })
  }
}

/** Of two files one would be passed over, and nobody would know which. */
async function onlyFile(zip: yauzl.ZipFile): Promise<yauzl.Entry> {
  let only: yauzl.Entry | undefined
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    if (only) throw new BrokenArchive('tem mais de um arquivo dentro')
    only = entry
  }
  if (!only) throw new BrokenArchive('não tem nenhum arquivo dentro')
  return only
}

/** Compression method of a file that is kept as it is. */
const STORED = 0
/** In bytes: small pieces cost more than what is done with them. */
const PIECE = 256 * 1024

function inflating(packed: Readable) {
  const inflate = createInflateRaw({ chunkSize: PIECE })
  packed.on('error', (error) => inflate.destroy(error))
  inflate.on('close', () => packed.destroy())
  return inflate
}

async function* unpacked(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  onRead: (packed: number) => void,
): AsyncGenerator<Buffer> {
  let sum = 0
  let size = 0
  const share = entry.uncompressedSize > 0 ? entry.compressedSize / entry.uncompressedSize : 0
  const packed: Readable = await zip.openReadStreamPromise(entry, { decodeFileData: false })
  const stream = entry.compressionMethod === STORED ? packed : packed.pipe(inflating(packed))
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      size += chunk.length
      if (size > entry.uncompressedSize)
        throw new BrokenArchive('está corrompido (tem mais dentro do que diz)')
      onRead(size * share)
      yield chunk
    }
  } catch (cause) {
    if (cause instanceof BrokenArchive) throw cause
    throw new BrokenArchive('está corrompido', { cause })
  }
  if (sum !== entry.crc32 || size !== entry.uncompressedSize)
    throw new BrokenArchive('está corrompido (a soma de verificação difere)')
}
