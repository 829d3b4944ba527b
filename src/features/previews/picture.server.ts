import sharp from 'sharp'
import { filledStars, formatRating, MAX_STARS, reviewCountLabel } from '#/domain/rating.ts'
import { tilesOf } from '#/domain/tiles.ts'
import { type Face, fitted, LEADING, outlineOf } from './lettering.server.ts'
import { HEIGHT, LOGO, WALL, WIDTH } from './limits.ts'

/** Stars as they stand beside a name. */
interface Rated {
  rating: number
  ratingCount: number
}

/** A picture of one page. */
export interface Preview {
  /** What it is, over its name. */
  kind: string
  name: string
  /** Below its name; '' where there is nothing to say. */
  note: string
  /** Left out for what has no stars. */
  rated?: Rated
  /** A mark beside its name; null where there is none. */
  logo?: Buffer | null
  /** A picture in place of the tiles. */
  cover?: Buffer | null
}

/** One of what is compared. */
export interface Compared extends Rated {
  name: string
  logo: Buffer | null
}

/** The site's colours, by day: previews have one look. */
const COLOURS = {
  ground: '#f7f7f3',
  paper: '#ffffff',
  line: '#e3e6e1',
  ink: '#16201c',
  faint: '#4a5751',
  brand: '#0b6b4f',
  sun: '#f5b301',
  noStar: '#cbd1cb',
  plain: '#d8eae1',
  deep: '#b9dacb',
  tileSun: '#fbe6ac',
}

const MARGIN = 72
const TILE_COLUMNS = 3
const TILE = WALL / TILE_COLUMNS
/** Between the margin and the tiles. */
const ROOM = WIDTH - WALL - 2 * MARGIN + 24
const BOTTOM = HEIGHT - MARGIN

function line(face: Face, size: number, colour: string, text: string, x: number, y: number) {
  return `<path fill="${colour}" d="${outlineOf({ face, size }, text, x, y)}"/>`
}

const picture = (file: Buffer, x: number, y: number, width: number, height: number) =>
  `<image href="data:image/png;base64,${file.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

/** The mark and the name of the site, at the foot. */
const BRAND_SIDE = 44
const brand = () =>
  `<svg x="${MARGIN}" y="${BOTTOM - BRAND_SIDE}" width="${BRAND_SIDE}" height="${BRAND_SIDE}" viewBox="0 0 32 32"><clipPath id="b"><rect width="32" height="32" rx="9"/></clipPath><g clip-path="url(#b)"><path fill="#0b6b4f" d="M0 0h32L16 16zM32 32H0l16-16z"/><path fill="#084c39" d="M32 0v32L16 16z"/><path fill="#f5b301" d="M0 32V0l16 16z"/></g></svg>` +
  line('heading', 38, COLOURS.ink, 'Praça', MARGIN + BRAND_SIDE + 16, BOTTOM - 9)

const STAR = 'M12 1.6l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2-5.2-5.1 7.2-1z'

/** Five stars in a square of 24 each, filled as on pages. */
function stars(rating: number, x: number, y: number, side: number) {
  const five = Array.from(
    { length: MAX_STARS },
    (_, index) => `<path transform="translate(${index * 24})" d="${STAR}"/>`,
  ).join('')
  const id = `s${Math.round(x)}-${Math.round(y)}`
  return `<g transform="translate(${x} ${y}) scale(${side / 24})"><clipPath id="${id}"><rect width="${filledStars(rating) * 24}" height="24"/></clipPath><g fill="${COLOURS.noStar}">${five}</g><g fill="${COLOURS.sun}" clip-path="url(#${id})">${five}</g></g>`
}

/** Stars, average and count. @param y of the middle */
function rating({ rating: average, ratingCount }: Rated, x: number, y: number, side: number) {
  const label =
    ratingCount > 0
      ? `${formatRating(average)}  ${reviewCountLabel(ratingCount)}`
      : 'Ainda sem avaliações'
  const size = side * 0.85
  return (
    stars(average, x, y - side / 2, side) +
    line('text', size, COLOURS.faint, label, x + side * MAX_STARS + side / 2, y + size * 0.34)
  )
}

const TONES = { plain: COLOURS.plain, deep: COLOURS.deep, sun: COLOURS.tileSun }

function tiles(name: string) {
  const wall = { side: TILE, columns: TILE_COLUMNS, rows: HEIGHT / TILE }
  const outlines = tilesOf(name, wall).map(
    ({ tone, outline }) => `<path fill="${TONES[tone]}" d="${outline}"/>`,
  )
  return `<g transform="translate(${WIDTH - WALL})">${outlines.join('')}</g>`
}

const KIND_SIZE = 30
const NOTE_SIZE = 32
const STARS_SIDE = 38
const NAME_SIZES = [84, 72, 60, 52] as const
/** Lines of a name: with stars below it, and without. */
const NAME_LINES = { rated: 3, alone: 5 }

function drawing({ kind, name, note, rated, logo, cover }: Preview) {
  const beside = logo ? LOGO + 28 : 0
  const kindRoom = { face: 'text', sizes: [KIND_SIZE], width: ROOM - beside, lines: 1 } as const
  const [kindLine = ''] = fitted(kindRoom, kind).lines
  const top = MARGIN + (logo ? LOGO + 22 : KIND_SIZE + 12)
  const starsTop = BOTTOM - BRAND_SIDE - 62 - STARS_SIDE / 2
  const title = fitted(
    {
      face: 'heading',
      sizes: NAME_SIZES,
      width: ROOM,
      lines: rated ? NAME_LINES.rated : NAME_LINES.alone,
      height: (rated ? starsTop - 12 : BOTTOM - BRAND_SIDE - 28) - top,
    },
    name,
  )
  const step = title.size * LEADING
  // Three lines and a mark leave room for no more.
  const noteLines = title.lines.length < 3 && note ? (title.lines.length === 1 ? 2 : 1) : 0
  const notes = noteLines
    ? fitted({ face: 'text', sizes: [NOTE_SIZE], width: ROOM, lines: noteLines }, note).lines
    : []
  const below = top + step * title.lines.length + 18
  const parts = [
    cover ? picture(cover, WIDTH - WALL, 0, WALL, HEIGHT) : tiles(name),
    logo &&
      `<rect x="${MARGIN}" y="${MARGIN - 12}" width="${LOGO}" height="${LOGO}" rx="26" fill="${COLOURS.paper}" stroke="${COLOURS.line}" stroke-width="2"/>${picture(logo, MARGIN + 14, MARGIN + 2, LOGO - 28, LOGO - 28)}`,
    line(
      'text',
      KIND_SIZE,
      COLOURS.brand,
      kindLine,
      MARGIN + beside,
      logo ? MARGIN + LOGO / 2 - 2 : MARGIN + 10,
    ),
    ...title.lines.map((text, index) =>
      line('heading', title.size, COLOURS.ink, text, MARGIN, top + step * index + title.size * 0.8),
    ),
    ...notes.map((text, index) =>
      line('text', NOTE_SIZE, COLOURS.faint, text, MARGIN, below + 42 * index + NOTE_SIZE * 0.8),
    ),
    rated && rating(rated, MARGIN, starsTop + STARS_SIDE / 2, STARS_SIDE),
    brand(),
  ]
  return parts.filter(Boolean).join('')
}

const COMPARED_LOGO = 72
const COMPARED_ROW = 96
/** How much larger the rows are where fewer than four fill the picture. */
const COMPARED_SCALES = [1, 1.9, 1.8, 1.3]

/** Names one below the other. */
function comparisonDrawing(compared: Compared[]) {
  const scale = COMPARED_SCALES[compared.length] ?? 1
  const side = COMPARED_LOGO * scale
  const left = MARGIN + side + 24
  const names = compared.map(({ name, logo, ...rated }, index) => {
    const top = MARGIN + 52 + COMPARED_ROW * scale * index
    const title = fitted(
      { face: 'heading', sizes: [44 * scale, 44], width: ROOM - side, lines: 1 },
      name,
    )
    return [
      logo && picture(logo, MARGIN, top, side, side),
      line('heading', title.size, COLOURS.ink, title.lines[0] ?? '', left, top + 35 * scale),
      rating(rated, left, top + 58 * scale, 24 * Math.min(scale, 1.4)),
    ]
  })
  const kind = compared.length > 0 ? 'Lado a lado' : 'Softwares lado a lado'
  const parts = [
    tiles(compared.map(({ name }) => name).join(' ')),
    line('text', KIND_SIZE, COLOURS.brand, kind, MARGIN, MARGIN + 16),
    ...names.flat(),
    brand(),
  ]
  return parts.filter(Boolean).join('')
}

/** Letters are outlines already: nothing of it depends on the fonts of a machine. */
const png = (drawn: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${COLOURS.ground}"/>${drawn}</svg>`,
    ),
  )
    .png()
    .toBuffer()

/** The picture of one page, as a PNG. */
export const drawPreview = (preview: Preview) => png(drawing(preview))

/** The picture of a comparison, as a PNG. */
export const drawComparison = (compared: Compared[]) => png(comparisonDrawing(compared))
