import { integer, pick, type Random, randomFrom } from '../random.ts'
import { COLOURS, type ColourSet } from './palette.ts'
import { circle, drawing, line, rect } from './svg.ts'

const SIDE = 400
const PAPER = '#ffffff'
const QUIET = '#e3e6e1'

/** Window with a side bar and a heading; the drawings below fill what is left. */
function frame({ deep, light }: ColourSet, content: string) {
  const menu = [0, 1, 2, 3, 4].map((index) =>
    rect(24, 110 + index * 34, index === 1 ? 56 : 44, 10, index === 1 ? PAPER : '#ffffff66', 5),
  )
  return drawing(
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, light) +
      rect(0, 0, 104, SIDE, deep) +
      circle(40, 56, 16, PAPER) +
      menu.join('') +
      rect(132, 44, 132, 16, deep, 8) +
      rect(132, 72, 84, 10, QUIET, 5) +
      content,
  )
}

const panel = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, PAPER, 14)

/** Three figures above a chart of bars. */
function dashboard(colours: ColourSet, random: Random) {
  const figures = [0, 1, 2].map((index) => {
    const x = 132 + index * 82
    return (
      panel(x, 104, 72, 66) +
      rect(x + 12, 120, 28, 8, QUIET, 4) +
      rect(x + 12, 138, 44, 14, colours.deep, 7)
    )
  })
  const bars = Array.from({ length: 7 }, (_, index) => {
    const height = integer(random, 40, 140)
    const fill = index === 4 ? colours.bright : colours.deep
    return rect(152 + index * 29, 348 - height, 18, height, fill, 6)
  })
  return frame(colours, figures.join('') + panel(132, 186, 236, 182) + bars.join(''))
}

/** Rows with a mark, two lines of text and a state. */
function list(colours: ColourSet, random: Random) {
  const rows = Array.from({ length: 5 }, (_, index) => {
    const y = 104 + index * 54
    const state = pick(random, [colours.bright, colours.light, colours.deep])
    return (
      panel(132, y, 236, 46) +
      circle(156, y + 23, 11, colours.light) +
      rect(178, y + 13, integer(random, 60, 100), 8, colours.deep, 4) +
      rect(178, y + 27, integer(random, 40, 80), 7, QUIET, 3.5) +
      rect(322, y + 17, 32, 12, state, 6)
    )
  })
  return frame(colours, rows.join(''))
}

/** A curve over a panel, with its newest point marked. */
function trend(colours: ColourSet, random: Random) {
  const points = Array.from({ length: 6 }, (_, index) => ({
    x: 154 + index * 38,
    y: 250 - index * 14 - integer(random, 0, 40),
  }))
  const [first, ...rest] = points
  const last = points.at(-1)
  if (!first || !last) return frame(colours, '')
  const curve = `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}`
  const grid = [150, 190, 230].map((y) => rect(148, y, 204, 2, QUIET))
  const notes = [0, 1].map((index) => {
    const x = 132 + index * 122
    return (
      panel(x, 296, 114, 72) +
      rect(x + 14, 314, 52, 8, QUIET, 4) +
      rect(x + 14, 334, 70, 14, colours.bright, 7)
    )
  })
  return frame(
    colours,
    panel(132, 104, 236, 176) +
      grid.join('') +
      line(curve, colours.deep, 6) +
      circle(last.x, last.y, 9, colours.bright) +
      notes.join(''),
  )
}

const VIEWS = [dashboard, list, trend]

/** @param count of pictures, at most three @returns SVG drawings of screens of an imagined product */
export function productScreens(name: string, count: number): string[] {
  const random = randomFrom(`screens of ${name}`)
  const colours = pick(random, COLOURS)
  const start = integer(random, 0, VIEWS.length - 1)
  return Array.from({ length: count }, (_, index) => {
    const view = VIEWS[(start + index) % VIEWS.length] ?? dashboard
    return view(colours, random)
  })
}
