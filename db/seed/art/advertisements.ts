import type { BannerSeed } from '../data/editorial/shapes.ts'
import { at } from '../random.ts'
import { circle, drawing, faded, path, rect } from './svg.ts'
import { centredText, textPath, widthOf, wrapped } from './type.ts'

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

/** The largest size, from `from` down to `to`, at which a text fits in so many lines. */
function fitted(text: string, width: number, lines: number, from: number, to: number) {
  for (let size = from; size > to; size--) {
    const broken = wrapped(text, size, width)
    const fits = broken.length <= lines && broken.every((line) => widthOf(line, size) <= width)
    if (fits) return { size, lines: broken }
  }
  return { size: to, lines: wrapped(text, to, width) }
}

function button(label: string, x: number, y: number, size: number, ground: Ground) {
  const width = widthOf(label, size) + size * 1.9
  const height = size * 2.15
  return {
    width,
    drawn:
      rect(x, y, width, height, ground.button, height / 2) +
      path(centredText(label, { x: x + width / 2, y: y + height / 2 }, size), ground.label),
  }
}

const buttonWidth = (label: string, size: number) => widthOf(label, size) + size * 1.9

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

/** 700×100, shown 504 px wide or as wide as a phone: two lines at most. */
function strip({ title, note, action }: BannerSeed, ground: Ground, titleMax: number): string {
  const labelSize = titleMax > 34 ? 26 : 19
  const right = buttonWidth(action, labelSize) + 28
  const width = 700 - 122 - right - 24
  const fit = fitted(title, width, 1, titleMax, 22)
  const noteFit = fitted(note, width, 1, titleMax > 34 ? 24 : 19, 15)
  const y = 100 / 2 - (labelSize * 2.15) / 2 - 6
  return (
    pattern(0, 0, 50, ground) +
    path(textPath(fit.lines[0] ?? '', 122, 47, fit.size), ground.ink) +
    faded(NOTE_OPACITY, path(textPath(noteFit.lines[0] ?? '', 122, 78, noteFit.size), ground.ink)) +
    button(action, 700 - right, y, labelSize, ground).drawn +
    disclosure(700 - 28, 92, 12, ground)
  )
}

/** @param right edge of the word @param y its baseline */
const disclosure = (right: number, y: number, size: number, ground: Ground) =>
  faded(
    DISCLOSURE_OPACITY,
    path(textPath(DISCLOSURE, right - widthOf(DISCLOSURE, size), y, size), ground.ink),
  )

/** 373×207. */
function card({ title, note, action }: BannerSeed, ground: Ground): string {
  const fit = fitted(title, 235, 3, 33, 22)
  const leading = fit.size * 1.06
  const heading = fit.lines
    .map((text, index) => path(textPath(text, 24, 46 + index * leading, fit.size), ground.ink))
    .join('')
  const noteTop = 46 + (fit.lines.length - 1) * leading + 26
  const notes = fitted(note, 215, 2, 16, 13)
  const small = notes.lines
    .map((text, index) => path(textPath(text, 24, noteTop + index * 19, notes.size), ground.ink))
    .join('')
  return (
    pattern(277, 0, 48, ground) +
    circle(373, 207, 78, ground.shape) +
    heading +
    faded(NOTE_OPACITY, small) +
    button(action, 24, 155, 15, ground).drawn +
    disclosure(355, 194, 11, ground)
  )
}

/** 120×840. */
function tower({ title, note, action }: BannerSeed, ground: Ground): string {
  const fit = fitted(title, 100, 6, 27, 14)
  const centred = (text: string, y: number, size: number) =>
    path(centredText(text, { x: 60, y }, size), ground.ink)
  const heading = fit.lines
    .map((text, index) => centred(text, 310 + index * fit.size * 1.14, fit.size))
    .join('')
  const end = 310 + fit.lines.length * fit.size * 1.14
  const width = buttonWidth(action, 20)
  return (
    pattern(0, 0, 60, ground) +
    path('M0 120A60 60 0 0 1 60 180H0Z', ground.shape) +
    circle(90, 150, 18, ground.accent) +
    heading +
    faded(NOTE_OPACITY, centred(note, end + 16, 17)) +
    button(action, 60 - width / 2, end + 52, 20, ground).drawn +
    path('M120 700A60 60 0 0 0 60 760H120Z', ground.shape) +
    path('M0 700H60V760A60 60 0 0 1 0 700Z', ground.accent) +
    circle(30, 790, 20, ground.shape) +
    path('M60 760H120V820A60 60 0 0 1 60 760Z', ground.shape) +
    faded(DISCLOSURE_OPACITY, centred(DISCLOSURE, 828, 12))
  )
}

const FORMATS: Record<
  BannerSeed['kind'],
  { width: number; height: number; draw: (banner: BannerSeed, ground: Ground) => string }
> = {
  App: { width: 700, height: 100, draw: (banner, ground) => strip(banner, ground, 32) },
  Mobile: { width: 700, height: 100, draw: (banner, ground) => strip(banner, ground, 46) },
  Detail: { width: 373, height: 207, draw: card },
  vertical: { width: 120, height: 840, draw: tower },
}

/** An advertisement in the size of its kind, with its words as paths. */
export function advertisement(banner: BannerSeed): string {
  const { width, height, draw } = FORMATS[banner.kind]
  const ground = at(GROUNDS, banner.ground)
  return drawing(width, height, rect(0, 0, width, height, ground.back) + draw(banner, ground))
}
