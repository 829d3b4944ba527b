import { hashOf, pick, type Random, randomFrom } from '../random.ts'
import { HAND_DRAWN } from './hand-drawn.ts'
import { COLOURS, type ColourSet } from './palette.ts'
import { circle, drawing, line, n, path, rect, turned } from './svg.ts'
import { centredText, widthOf } from './type.ts'

/** Colours of one mark: what it stands on, its figure and its accent. */
interface Scheme {
  ground: string
  figure: string
  accent: string
}

type Construction = (scheme: Scheme, random: Random, initial: string) => string

const SIZE = 96
/** Corner of the ground; a little inside the corner of the tile that shows it. */
const CORNER = 22
/** Size of the letter that stands alone. */
const MONOGRAM = 62

const schemes = ({ deep, bright, light }: ColourSet): Scheme[] => [
  { ground: deep, figure: light, accent: bright },
  { ground: deep, figure: bright, accent: light },
  { ground: light, figure: deep, accent: bright },
  { ground: bright, figure: deep, accent: light },
]

/** A quarter of a disc that fills a square cell; `turn` counts quarter turns from the lower left centre. */
function quarter(x: number, y: number, size: number, turn: number, fill: string): string {
  const d = `M${n(x)} ${n(y)}A${n(size)} ${n(size)} 0 0 1 ${n(x + size)} ${n(y + size)}H${n(x)}Z`
  return turned((turn % 4) * 90, x + size / 2, y + size / 2, path(d, fill))
}

/** A leaf from one corner of a square to the opposite one. */
const leaf = (x: number, y: number, size: number) =>
  `M${n(x)} ${n(y)}H${n(x + size * 0.45)}A${n(size * 0.55)} ${n(size * 0.55)} 0 0 1 ${n(x + size)} ${n(y + size * 0.55)}V${n(y + size)}H${n(x + size * 0.55)}A${n(size * 0.55)} ${n(size * 0.55)} 0 0 1 ${n(x)} ${n(y + size * 0.45)}Z`

const monogram: Construction = ({ figure, accent }, _random, initial) => {
  const width = widthOf(initial, MONOGRAM)
  const dot = 8
  const left = (SIZE - width - dot * 2 - 3) / 2
  return (
    centredText(initial, { x: left + width / 2, y: 48 }, MONOGRAM, figure) +
    circle(left + width + dot + 3, 63, dot, accent)
  )
}

const letterOnDisc: Construction = ({ ground, figure, accent }, random, initial) => {
  const side = random() < 0.5 ? 1 : -1
  return (
    circle(48 + side * 22, 29, 19, accent) +
    circle(48, 52, 28, figure) +
    centredText(initial, { x: 48, y: 52 }, 38, ground)
  )
}

const quarters: Construction = ({ figure, accent }, random) => {
  const first = Math.floor(random() * 4)
  const step = pick(random, [1, 2, 3])
  return [
    [22, 22],
    [48, 22],
    [22, 48],
    [48, 48],
  ]
    .map(([x = 0, y = 0], index) =>
      quarter(x, y, 26, first + index * step, index === 1 || index === 2 ? accent : figure),
    )
    .join('')
}

const bars: Construction = ({ figure, accent }, random) => {
  const heights = pick(random, [
    [22, 36, 52],
    [36, 52, 28],
    [52, 30, 42],
    [28, 52, 40],
  ])
  return heights
    .map((height, index) => {
      const x = 20 + index * 20
      return rect(x, 74 - height, 16, height, height === 52 ? accent : figure, 8)
    })
    .join('')
}

const petals: Construction = ({ figure, accent }, random) => {
  const count = pick(random, [4, 5, 6])
  const petal = 'M48 46C36 38 36 24 48 15C60 24 60 38 48 46Z'
  const ring = Array.from({ length: count }, (_, index) =>
    turned((index * 360) / count, 48, 49, path(petal, figure)),
  ).join('')
  return ring + circle(48, 49, 7, accent)
}

const leaves: Construction = ({ figure, accent }, random) => {
  const mirrored = random() < 0.5
  const pair =
    path(leaf(20, 20, 34), accent) + path(leaf(42, 42, 34), figure) + circle(64, 31, 9, figure)
  return mirrored ? turned(90, 48, 48, pair) : pair
}

const dots: Construction = ({ figure, accent }, random) => {
  const diagonal = random() < 0.5
  let drawn = ''
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const along = diagonal ? row + column : 2 - row + column
      const radius = 4 + along * 1.9
      drawn += circle(26 + column * 22, 26 + row * 22, radius, along === 4 ? accent : figure)
    }
  return drawn
}

const arcs: Construction = ({ figure, accent }, random) => {
  const turn = Math.floor(random() * 4) * 90
  const arc = (radius: number) => `M${26 + radius} 70A${radius} ${radius} 0 0 0 26 ${70 - radius}`
  return turned(
    turn,
    48,
    48,
    line(arc(46), figure, 10) + line(arc(27), figure, 10) + circle(29, 67, 9, accent),
  )
}

const cube: Construction = ({ figure, accent, ground }) =>
  path('M48 16L76 32L48 48L20 32Z', accent) +
  path('M20 32L48 48V80L20 64Z', figure) +
  `<path d="M76 32L48 48V80L76 64Z" fill="${figure}" fill-opacity=".62"/>` +
  line('M20 32L48 48L76 32M48 48V80', ground, 3)

const halves: Construction = ({ figure, accent }, random) =>
  turned(
    pick(random, [0, 45, 90, 135]),
    48,
    48,
    path('M20 46A24 24 0 0 1 68 46Z', accent) + path('M28 50A24 24 0 0 0 76 50Z', figure),
  )

const orbit: Construction = ({ figure, accent }, random) => {
  const angle = random() * Math.PI * 2
  const x = 48 + 27 * Math.cos(angle)
  const y = 48 + 27 * Math.sin(angle)
  return (
    `<circle cx="48" cy="48" r="27" fill="none" stroke="${figure}" stroke-width="9"/>` +
    circle(48, 48, 10, figure) +
    circle(x, y, 11, accent)
  )
}

const chevrons: Construction = ({ figure, accent }, random) =>
  turned(
    pick(random, [0, -90]),
    48,
    48,
    line('M26 26L46 48L26 70', accent, 12) + line('M50 26L70 48L50 70', figure, 12),
  )

const overlap: Construction = ({ ground, figure, accent }, random) =>
  turned(
    pick(random, [0, 45, 90, -45]),
    48,
    48,
    circle(37, 48, 22, figure) +
      circle(59, 48, 22, accent) +
      path('M48 29A22 22 0 0 1 48 67A22 22 0 0 1 48 29Z', ground),
  )

const waves: Construction = ({ figure, accent }) =>
  [30, 48, 66]
    .map((y, index) =>
      line(`M20 ${y}q9.3 -13 18.6 0t18.6 0t18.8 0`, index === 1 ? accent : figure, 9),
    )
    .join('')

const pinwheel: Construction = ({ figure, accent }) =>
  [0, 90, 180, 270]
    .map((angle, index) =>
      turned(angle, 48, 48, path('M48 48V18H60A18 18 0 0 1 60 48Z', index % 2 ? accent : figure)),
    )
    .join('')

const steps: Construction = ({ figure, accent }) =>
  rect(20, 54, 22, 22, figure, 5) +
  rect(37, 37, 22, 22, accent, 5) +
  rect(54, 20, 22, 22, figure, 5)

const spark: Construction = ({ figure, accent }) =>
  path('M44 16C46 38 54 46 76 48C54 50 46 58 44 80C42 58 34 50 16 48C34 46 42 38 44 16Z', figure) +
  path('M73 16C74 24 77 27 85 28C77 29 74 32 73 40C72 32 69 29 61 28C69 27 72 24 73 16Z', accent)

const hexagon: Construction = ({ figure, accent }, random) =>
  turned(
    pick(random, [0, 30]),
    48,
    48,
    line('M48 20L72 34V62L48 76L24 62V34Z', figure, 9) + circle(48, 48, 11, accent),
  )

const drop: Construction = ({ figure, accent }) =>
  path('M48 14C62 32 70 43 70 55A22 22 0 0 1 26 55C26 43 34 32 48 14Z', figure) +
  path('M48 40C55 49 59 54 59 60A11 11 0 0 1 37 60C37 54 41 49 48 40Z', accent)

const peaks: Construction = ({ figure, accent }) =>
  path('M16 72L41 30Q44 26 47 30L72 72Z', figure) +
  path('M46 72L60 48Q63 44 66 48L80 72Z', accent) +
  circle(69, 29, 8, accent)

const ribbon: Construction = ({ figure, accent }, random) =>
  turned(
    pick(random, [0, 90]),
    48,
    48,
    path('M22 24H46A25 25 0 0 1 46 74V58A9 9 0 0 0 46 40H22Z', figure) +
      rect(22, 58, 18, 16, accent, 8),
  )

const CONSTRUCTIONS: Construction[] = [
  monogram,
  quarters,
  leaves,
  letterOnDisc,
  bars,
  petals,
  arcs,
  cube,
  monogram,
  dots,
  halves,
  hexagon,
  drop,
  peaks,
  ribbon,
  orbit,
  chevrons,
  overlap,
  waves,
  pinwheel,
  steps,
  spark,
]

/** The brand of a software, 96×96: always the same for its name. */
export function productMark(name: string): string {
  const drawn = HAND_DRAWN[name]
  if (drawn) return drawing(SIZE, SIZE, rect(0, 0, SIZE, SIZE, drawn.ground, CORNER) + drawn.figure)
  const random = randomFrom(hashOf(`mark of ${name}`))
  const construct = pick(random, CONSTRUCTIONS)
  const scheme = pick(random, schemes(pick(random, COLOURS)))
  const figure = construct(scheme, random, name.charAt(0).toLocaleUpperCase('pt-BR'))
  return drawing(SIZE, SIZE, rect(0, 0, SIZE, SIZE, scheme.ground, CORNER) + figure)
}
