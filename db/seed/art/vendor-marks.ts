import { hashOf, pick, type Random, randomFrom } from '../random.ts'
import { circle, drawing, line, n, path, rect } from './svg.ts'
import { centredText } from './type.ts'

/** Ink and ground of a company's mark: two quiet tones. */
interface Tones {
  ink: string
  ground: string
}

type Construction = (tones: Tones, random: Random, initials: string) => string

const INKS = [
  '#14443a',
  '#23395b',
  '#5a2a3c',
  '#3b3a36',
  '#7a4a12',
  '#1f5c66',
  '#46346e',
  '#7d2e1f',
]
const PAPER = '#f4f2ec'

const SIZE = 96
const CORNER = 22

const ring = (radius: number, width: number, colour: string) =>
  `<circle cx="48" cy="48" r="${radius}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`

const seal: Construction = ({ ink }, _random, initials) =>
  ring(35, 3, ink) + ring(30, 1.2, ink) + centredText(initials, { x: 48, y: 48 }, 30, ink)

const solid: Construction = ({ ink, ground }, _random, initials) =>
  circle(48, 48, 34, ink) + centredText(initials, { x: 48, y: 48 }, 32, ground)

const shield: Construction = ({ ink, ground }, _random, initials) =>
  path('M20 18H76V50C76 66 62 76 48 82C34 76 20 66 20 50Z', ink) +
  centredText(initials, { x: 48, y: 46 }, 27, ground)

const ruled: Construction = ({ ink }, _random, initials) =>
  line('M18 26H78M18 70H78', ink, 3, 'butt') + centredText(initials, { x: 48, y: 48 }, 34, ink)

const frame: Construction = ({ ink }, _random, initials) =>
  `<rect x="19" y="19" width="58" height="58" rx="4" fill="none" stroke="${ink}" stroke-width="4"/>` +
  centredText(initials, { x: 48, y: 48 }, 29, ink)

const corner: Construction = ({ ink, ground }, _random, initials) =>
  path('M18 18H58L78 38V78H18Z', ink) + centredText(initials, { x: 47, y: 52 }, 28, ground)

const roofs: Construction = ({ ink }, random) => {
  const peaks = pick(random, [
    ['M16 66L40 34L64 66', 'M44 66L60 46L80 66'],
    ['M18 60L48 28L78 60', 'M18 74L48 42L78 74'],
  ])
  return peaks.map((peak) => line(peak, ink, 7, 'butt')).join('')
}

const horizon: Construction = ({ ink }) =>
  path('M20 50A28 28 0 0 1 76 50Z', ink) + line('M20 58H76M27 66H69M36 74H60', ink, 3.4, 'butt')

const columns: Construction = ({ ink }) =>
  [20, 34, 48, 62].map((x, index) => rect(x, 60 - index * 12, 9, 16 + index * 12, ink)).join('') +
  line('M18 80H78', ink, 3, 'butt')

const weave: Construction = ({ ink, ground }) =>
  line('M34 18V78M62 18V78', ink, 9, 'butt') +
  line('M18 34H78M18 62H78', ground, 15, 'butt') +
  line('M18 34H78M18 62H78', ink, 9, 'butt') +
  line('M34 48V78M62 18V48', ground, 15, 'butt') +
  line('M34 48V78M62 18V48', ink, 9, 'butt')

const arches: Construction = ({ ink }) =>
  line('M20 78V48A28 28 0 0 1 76 48V78M34 78V50A14 14 0 0 1 62 50V78', ink, 6, 'butt') +
  circle(48, 74, 4.5, ink)

const diamond: Construction = ({ ink }, _random, initials) =>
  line('M48 14L82 48L48 82L14 48Z', ink, 4) + centredText(initials, { x: 48, y: 48 }, 24, ink)

const layers: Construction = ({ ink }) =>
  path('M48 18L80 36L48 54L16 36Z', ink) +
  line('M18 50L48 67L78 50M18 62L48 79L78 62', ink, 4.5, 'butt')

const sails: Construction = ({ ink }) =>
  path('M45 18V64H18C32 52 41 37 45 18Z', ink) +
  path('M52 28C66 36 74 48 78 64H52Z', ink) +
  line('M16 75H80', ink, 5, 'butt')

const CONSTRUCTIONS: Construction[] = [
  seal,
  solid,
  shield,
  ruled,
  frame,
  corner,
  roofs,
  horizon,
  columns,
  weave,
  arches,
  diamond,
  layers,
  sails,
]

const SMALL_WORDS = new Set(['de', 'do', 'da', 'dos', 'das', 'e', '&'])

/** 'Cafezal Finanças' → 'CF'. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('pt-BR'))
    .join('')

/** The mark of a company, 96×96, soberer than a product's: always the same for its name. */
export function vendorMark(name: string): string {
  const random = randomFrom(hashOf(`company ${name}`))
  const construct = pick(random, CONSTRUCTIONS)
  const colour = pick(random, INKS)
  const tones = random() < 0.35 ? { ink: PAPER, ground: colour } : { ink: colour, ground: PAPER }
  const figure = construct(tones, random, initialsOf(name))
  return drawing(SIZE, SIZE, rect(0, 0, SIZE, SIZE, tones.ground, CORNER) + figure)
}
