import type { BannerSeed } from '../data/editorial/shapes.ts'
import { at } from '../random.ts'
import { circle, drawing, faded, path, rect } from './svg.ts'
import { centredText, text, widthOf, wrapped } from './type.ts'

interface Ground {
  back: string
  shape: string
  accent: string
  ink: string
  /** Of the button. */
  button: string
  label: string
}

const GROUNDS: Ground[] = [
  {
    back: '#084c39',
    shape: '#0b6b4f',
    accent: '#f5b301',
    ink: '#ffffff',
    button: '#f5b301',
    label: '#16201c',
  },
  {
    back: '#2b2470',
    shape: '#5b4bc4',
    accent: '#ffd166',
    ink: '#ffffff',
    button: '#ffffff',
    label: '#2b2470',
  },
  {
    back: '#ffe4cf',
    shape: '#ffc499',
    accent: '#d8572a',
    ink: '#54210f',
    button: '#c2481d',
    label: '#ffffff',
  },
  {
    back: '#d6f1ee',
    shape: '#9fdcd4',
    accent: '#127a86',
    ink: '#0a3f48',
    button: '#0f6f7a',
    label: '#ffffff',
  },
  {
    back: '#1f3470',
    shape: '#3f66c4',
    accent: '#ffb454',
    ink: '#ffffff',
    button: '#ffb454',
    label: '#16201c',
  },
]

/** What every advertisement here is, said on it. */
const DISCLOSURE = 'demonstração'
const NOTE_OPACITY = 0.82
const DISCLOSURE_OPACITY = 0.7

/**
 * The largest size, from `from` down to `to`, at which a text fits in so many lines.
 * @throws Error when it does not fit at all: words are never left out
 */
function fitted(words: string, width: number, lines: number, from: number, to: number) {
  for (let size = from; size >= to; size--) {
    const broken = wrapped(words, size, width)
    const fits = broken.length <= lines && broken.every((line) => widthOf(line, size) <= width)
    if (fits) return { size, lines: broken }
  }
  throw new Error(`'${words}' does not fit in ${lines} lines of ${width} px.`)
}

const buttonWidth = (label: string, size: number) => widthOf(label, size) + size * 1.9
const buttonHeight = (size: number) => size * 2.15

/** @param size of its text, in px */
function button(label: string, x: number, y: number, size: number, ground: Ground) {
  const width = buttonWidth(label, size)
  const height = buttonHeight(size)
  return (
    rect(x, y, width, height, ground.button, height / 2) +
    centredText(label, { x: x + width / 2, y: y + height / 2 }, size, ground.label)
  )
}

/** Quarter discs and dots, as in the site's own mark. */
const pattern = (x: number, y: number, cell: number, { shape, accent }: Ground) =>
  path(`M${x} ${y}A${cell} ${cell} 0 0 1 ${x + cell} ${y + cell}H${x}Z`, shape) +
  path(
    `M${x + cell} ${y}H${x + 2 * cell}V${y + cell}A${cell} ${cell} 0 0 1 ${x + cell} ${y}Z`,
    accent,
  ) +
  path(
    `M${x} ${y + cell}H${x + cell}V${y + 2 * cell}A${cell} ${cell} 0 0 1 ${x} ${y + cell}Z`,
    accent,
  ) +
  circle(x + cell * 1.5, y + cell * 1.5, cell * 0.32, shape)

/** 700×100, shown 504 px wide or as wide as a phone, so with few and large words. */
function strip(
  { title, note, action }: BannerSeed,
  ground: Ground,
  sizes: { title: number; note: number; label: number },
): string {
  const left = 122
  const right = buttonWidth(action, sizes.label) + 28
  const width = 700 - left - right - 20
  const heading = fitted(title, width, 1, sizes.title, sizes.title * 0.8)
  const small = fitted(note, width, 1, sizes.note, sizes.note * 0.8)
  return (
    pattern(0, 0, 50, ground) +
    text(heading.lines.join(' '), left, 48, heading.size, ground.ink) +
    faded(NOTE_OPACITY, text(small.lines.join(' '), left, 81, small.size, ground.ink)) +
    button(action, 700 - right, 44 - buttonHeight(sizes.label) / 2, sizes.label, ground) +
    disclosure(700 - 28, 92, 13, ground)
  )
}

/** @param right edge of the word @param y its baseline */
const disclosure = (right: number, y: number, size: number, ground: Ground) =>
  faded(
    DISCLOSURE_OPACITY,
    text(DISCLOSURE, right - widthOf(DISCLOSURE, size), y, size, ground.ink),
  )

/** 373×207. A title of two lines leaves room for two of the note, a longer one for one. */
function card({ title, note, action }: BannerSeed, ground: Ground): string {
  const short = wrapped(title, 29, 242).length <= 2
  const fit = short ? fitted(title, 242, 2, 34, 29) : fitted(title, 242, 3, 28, 22)
  const notes = short ? fitted(note, 225, 2, 17, 14) : fitted(note, 270, 1, 16, 12)
  const leading = fit.size * 1.06
  const noteTop = 48 + (fit.lines.length - 1) * leading + 27
  const heading = fit.lines.map((words, index) =>
    text(words, 24, 48 + index * leading, fit.size, ground.ink),
  )
  const small = notes.lines.map((words, index) =>
    text(words, 24, noteTop + index * 20, notes.size, ground.ink),
  )
  return (
    pattern(277, 0, 48, ground) +
    heading.join('') +
    faded(NOTE_OPACITY, small.join('')) +
    button(action, 24, 156, 15.5, ground) +
    disclosure(355, 194, 12, ground)
  )
}

/** 120×840: its words in the middle, between two blocks of pattern. */
function tower({ title, note, action }: BannerSeed, ground: Ground): string {
  const fit = fitted(title, 100, 6, 29, 18)
  const leading = fit.size * 1.14
  const centred = (words: string, y: number, size: number) =>
    centredText(words, { x: 60, y }, size, ground.ink)
  const noteFit = fitted(note, 104, 1, 19, 14)
  const label = 22
  const height = fit.lines.length * leading + 40 + label * 2.15
  const top = 420 - height / 2 + fit.size / 2
  const end = top + fit.lines.length * leading
  const heading = fit.lines.map((words, index) => centred(words, top + index * leading, fit.size))
  return (
    pattern(0, 0, 60, ground) +
    pattern(0, 120, 60, { ...ground, shape: ground.accent, accent: ground.shape }) +
    heading.join('') +
    faded(NOTE_OPACITY, centred(noteFit.lines.join(' '), end + 8, noteFit.size)) +
    button(action, 60 - buttonWidth(action, label) / 2, end + 40, label, ground) +
    pattern(0, 580, 60, { ...ground, shape: ground.accent, accent: ground.shape }) +
    pattern(0, 700, 60, ground) +
    faded(DISCLOSURE_OPACITY, centred(DISCLOSURE, 830, 14))
  )
}

const FORMATS: Record<
  BannerSeed['kind'],
  { width: number; height: number; draw: (banner: BannerSeed, ground: Ground) => string }
> = {
  App: {
    width: 700,
    height: 100,
    draw: (banner, ground) => strip(banner, ground, { title: 33, note: 22, label: 20 }),
  },
  Mobile: {
    width: 700,
    height: 100,
    draw: (banner, ground) => strip(banner, ground, { title: 46, note: 27, label: 27 }),
  },
  Detail: { width: 373, height: 207, draw: card },
  vertical: { width: 120, height: 840, draw: tower },
}

/** An advertisement in the size of its kind, with its words as paths. */
export function advertisement(banner: BannerSeed): string {
  const { width, height, draw } = FORMATS[banner.kind]
  const ground = at(GROUNDS, banner.ground)
  return drawing(width, height, rect(0, 0, width, height, ground.back) + draw(banner, ground))
}
