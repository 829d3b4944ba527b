function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(header.length + body.length)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, body])
}

/** The same with its size in 64 bits, as cameras write it. */
function largeBox(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(16)
  header.writeUInt32BE(1)
  header.write(type, 4, 'latin1')
  header.writeBigUInt64BE(BigInt(header.length + content.length), 8)
  return Buffer.concat([header, content])
}

interface Film {
  /** Brands: its own, then those it goes along with. */
  brands?: string[]
  /** Of each track: `vide` for pictures, `soun` for sound. */
  tracks?: string[]
  /** Of what is filmed, in bytes. */
  size?: number
  /** Whether the sizes of what is filmed take 64 bits. */
  large?: boolean
}

/** A video in an ISO media file, as far as its structure goes; there is nothing to see. */
export function makeFilm({
  brands = ['isom', 'avc1'],
  tracks = ['soun', 'vide'],
  size = 4000,
  large = false,
}: Film = {}): Buffer {
  const [major = '', ...compatible] = brands.map((brand) => brand.padEnd(4))
  const fileType = box(
    'ftyp',
    Buffer.from(`${major}\x00\x00\x02\x00${compatible.join('')}`, 'latin1'),
  )
  const handlers = tracks.map((track) =>
    box('trak', box('mdia', box('hdlr', Buffer.from(`${'\0'.repeat(8)}${track}`, 'latin1')))),
  )
  const media = (large ? largeBox : box)('mdat', Buffer.alloc(size, 7))
  return Buffer.concat([fileType, box('moov', box('mvhd', Buffer.alloc(100)), ...handlers), media])
}
