import { circle, faded, line, moved, path, rect, turned } from './svg.ts'
import type { Tint } from './tints.ts'

/** A row of text on paper. */
const rule = (x: number, y: number, width: number, fill: string) => rect(x, y, width, 10, fill, 5)

const sheet = (tint: Tint, rows: number[]) =>
  rect(0, 0, 210, 280, tint.paper, 16) +
  rows.map((width, index) => rule(26, 92 + index * 26, width, tint.sky)).join('')

export const documents = (tint: Tint) =>
  circle(610, 130, 190, tint.far) +
  path('M0 340C160 290 300 400 460 350S700 300 800 350V450H0Z', tint.mid) +
  path('M0 400C200 350 420 440 800 385V450H0Z', tint.deep) +
  turned(-12, 300, 230, moved(195, 90, faded(0.75, sheet(tint, [150, 120, 140])))) +
  turned(9, 500, 230, moved(400, 88, faded(0.9, sheet(tint, [150, 110, 150])))) +
  moved(
    292,
    62,
    sheet(tint, [158, 132, 158, 90]) +
      rect(26, 30, 158, 40, tint.deep, 12) +
      [0, 1, 2, 3, 4, 5]
        .map((index) => rect(38 + index * 23, 41, 17, 18, index % 3 === 1 ? tint.sun : tint.far, 5))
        .join('') +
      circle(158, 228, 30, tint.sun) +
      line('M145 228L154 238L172 217', tint.deep, 7),
  )

export const charts = (tint: Tint) =>
  circle(120, 90, 150, tint.far) +
  circle(730, 400, 190, tint.far) +
  rect(120, 70, 400, 290, tint.paper, 22) +
  [96, 140, 84, 176, 132, 208]
    .map((height, index) =>
      rect(160 + index * 56, 320 - height, 34, height, index === 5 ? tint.sun : tint.mid, 8),
    )
    .join('') +
  line('M166 210C210 150 250 220 300 170S390 130 460 96', tint.deep, 7) +
  circle(460, 96, 12, tint.deep) +
  rect(440, 190, 250, 200, tint.deep, 22) +
  `<circle cx="530" cy="290" r="52" fill="none" stroke="${tint.mid}" stroke-width="26"/>` +
  line('M530 238A52 52 0 0 1 575 316', tint.sun, 26, 'butt') +
  rule(612, 262, 52, tint.far) +
  rule(612, 288, 36, tint.mid) +
  rule(612, 314, 46, tint.mid)

const bubble = (width: number, height: number, fill: string) =>
  rect(0, 0, width, height, fill, 34) +
  path(`M40 ${height - 20}V${height + 34}L92 ${height - 4}Z`, fill)

export const conversation = (tint: Tint) =>
  path('M0 0H330C300 160 190 250 0 260Z', tint.far) +
  path('M800 450H420C450 330 600 240 800 240Z', tint.far) +
  moved(
    130,
    70,
    bubble(330, 150, tint.mid) +
      rule(40, 46, 210, tint.paper) +
      rule(40, 74, 250, tint.far) +
      rule(40, 102, 140, tint.far),
  ) +
  `<g transform="translate(690 210) scale(-1 1)">${bubble(310, 140, tint.paper)}</g>` +
  [0, 1, 2]
    .map((index) => circle(475 + index * 56, 280, 17, index === 2 ? tint.sun : tint.mid))
    .join('') +
  circle(640, 110, 46, tint.sun) +
  line('M619 111L634 127L663 94', tint.deep, 10)

export const calendar = (tint: Tint) => {
  const days = Array.from({ length: 28 }, (_, index) => {
    const marked = [9, 17, 18, 19].includes(index)
    const x = 232 + (index % 7) * 50
    const y = 190 + Math.floor(index / 7) * 52
    return rect(x, y, 36, 36, marked ? tint.mid : tint.sky, 10)
  }).join('')
  return (
    circle(650, 100, 150, tint.far) +
    circle(110, 390, 170, tint.far) +
    rect(200, 72, 400, 340, tint.paper, 26) +
    path('M200 98A26 26 0 0 1 226 72H574A26 26 0 0 1 600 98V158H200Z', tint.deep) +
    [270, 400, 530].map((x) => rect(x - 9, 46, 18, 56, tint.sun, 9)).join('') +
    days +
    circle(600, 352, 74, tint.sun) +
    circle(600, 352, 56, tint.paper) +
    line('M600 318V354L622 370', tint.deep, 9)
  )
}

const star = (x: number, y: number, fill: string) =>
  moved(x, y, path('M0 -17L5 -6L17 -5L8 3L11 15L0 9L-11 15L-8 3L-17 -5L-5 -6Z', fill))

const reviewCard = (tint: Tint, filled: number) =>
  rect(0, 0, 300, 118, tint.paper, 20) +
  circle(46, 46, 22, tint.mid) +
  [0, 1, 2, 3, 4]
    .map((index) => star(104 + index * 40, 44, index < filled ? tint.sun : tint.sky))
    .join('') +
  rule(28, 84, 220, tint.sky)

export const reviews = (tint: Tint) =>
  path('M0 450V250C150 180 260 330 430 260S690 120 800 170V450Z', tint.far) +
  moved(96, 50, reviewCard(tint, 5)) +
  moved(190, 176, reviewCard(tint, 3)) +
  moved(96, 302, reviewCard(tint, 4)) +
  line('M604 300L690 392', tint.deep, 34) +
  circle(530, 214, 122, tint.deep) +
  circle(530, 214, 96, tint.paper) +
  `<g transform="translate(530 216) scale(3.4)">${star(0, 0, tint.sun)}</g>` +
  line('M466 178A76 76 0 0 1 506 142', tint.far, 10)

export const network = (tint: Tint) => {
  const nodes: [x: number, y: number, fill: string][] = [
    [170, 120, tint.mid],
    [170, 330, tint.paper],
    [630, 110, tint.paper],
    [640, 330, tint.mid],
    [400, 390, tint.sun],
  ]
  const wires = nodes
    .map(([x, y]) =>
      line(`M400 215C${(400 + x) / 2} 215 ${(400 + x) / 2} ${y} ${x} ${y}`, tint.mid, 6),
    )
    .join('')
  const tiles = nodes
    .map(([x, y, fill], index) => {
      const ink = fill === tint.paper ? tint.mid : tint.paper
      const sign = [
        circle(x, y, 17, ink),
        rect(x - 17, y - 17, 34, 34, ink, 8),
        path(`M${x} ${y - 20}L${x + 20} ${y + 15}H${x - 20}Z`, ink),
        rect(x - 20, y - 7, 40, 14, ink, 7),
        line(`M${x - 14} ${y}H${x + 14}M${x} ${y - 14}V${y + 14}`, tint.deep, 9),
      ][index]
      return rect(x - 46, y - 46, 92, 92, fill, 24) + sign
    })
    .join('')
  return (
    circle(400, 215, 230, tint.far) +
    wires +
    tiles +
    rect(325, 140, 150, 150, tint.deep, 38) +
    line('M366 215A34 34 0 0 1 428 196M434 215A34 34 0 0 1 372 234', tint.paper, 11) +
    path('M438 176V208H408Z', tint.sun) +
    path('M362 254V222H392Z', tint.sun)
  )
}

export const shield = (tint: Tint) =>
  [230, 175, 120]
    .map((radius, index) => faded(0.35 + index * 0.25, circle(400, 215, radius, tint.far)))
    .join('') +
  path('M0 390C200 340 300 430 460 400S700 350 800 390V450H0Z', tint.deep) +
  rect(110, 240, 190, 130, tint.paper, 16) +
  line('M118 254L205 318L292 254', tint.far, 9) +
  circle(292, 248, 26, '#e2572b') +
  line('M292 236V248M292 259V260', tint.paper, 6) +
  path('M430 70L560 112V220C560 310 500 360 430 390C360 360 300 310 300 220V112Z', tint.mid) +
  path('M430 70L560 112V220C560 310 500 360 430 390Z', tint.sun) +
  line('M376 226L416 268L488 186', tint.paper, 24) +
  [
    [120, 90],
    [660, 130],
    [710, 250],
    [220, 60],
    [620, 60],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, tint.mid))
    .join('')

const coinStack = (tint: Tint, x: number, base: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const y = base - index * 26
    return (
      rect(x, y - 24, 130, 24, index % 2 ? tint.sun : '#ffdf8a', 12) +
      rect(x + 18, y - 15, 94, 5, tint.paper, 2.5)
    )
  }).join('')

export const coins = (tint: Tint) =>
  circle(220, 170, 170, tint.far) +
  path('M0 372H800V450H0Z', tint.mid) +
  coinStack(tint, 90, 372, 4) +
  coinStack(tint, 230, 372, 7) +
  rect(420, 52, 210, 350, tint.deep, 34) +
  rect(434, 68, 182, 318, tint.paper, 22) +
  turned(45, 525, 190, rect(478, 143, 94, 94, tint.mid, 22)) +
  line('M502 190L520 208L552 172', tint.paper, 12) +
  rule(470, 290, 110, tint.far) +
  rect(470, 324, 110, 32, tint.sun, 16) +
  circle(690, 120, 44, tint.sun) +
  circle(690, 120, 30, '#ffdf8a')

const bust = (x: number, y: number, clothes: string, skin: string, hair: string) =>
  moved(
    x,
    y,
    path('M-78 130C-76 64 -40 44 0 44S76 64 78 130Z', clothes) +
      rect(-16, 20, 32, 42, skin, 14) +
      circle(0, -8, 44, skin) +
      path(
        'M-46 -6C-50 -52 -20 -66 4 -64C36 -62 52 -40 46 -4C36 -26 20 -32 0 -32S-36 -26 -46 -6Z',
        hair,
      ),
  )

export const people = (tint: Tint) =>
  circle(400, 240, 230, tint.far) +
  path('M0 400H800V450H0Z', tint.deep) +
  bust(190, 270, tint.mid, '#8f5632', '#1c1c22') +
  bust(610, 270, tint.sun, '#eab98f', '#7a4a24') +
  bust(330, 250, tint.deep, '#d79a6b', '#2b1d16') +
  bust(475, 262, tint.paper, '#b87747', '#4a2c1a') +
  rect(330, 40, 140, 74, tint.paper, 24) +
  path('M388 110H420L404 136Z', tint.paper) +
  line('M370 78L390 96L430 58', tint.mid, 11)
