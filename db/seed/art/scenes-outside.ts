import { circle, faded, line, moved, path, rect } from './svg.ts'
import type { Tint } from './tints.ts'

const puff = (fill: string) =>
  rect(0, 50, 220, 60, fill, 30) + circle(66, 54, 44, fill) + circle(130, 44, 56, fill)

export const cloud = (tint: Tint) =>
  circle(640, 110, 80, tint.sun) +
  moved(520, 70, faded(0.7, puff(tint.paper))) +
  moved(40, 50, faded(0.7, puff(tint.paper))) +
  path('M0 370C180 320 320 400 480 360S720 330 800 360V450H0Z', tint.far) +
  `<g transform="translate(220 90) scale(1.65)">${puff(tint.paper)}</g>` +
  [0, 1, 2]
    .map(
      (index) =>
        rect(300, 236 + index * 58, 200, 48, index === 1 ? tint.mid : tint.deep, 12) +
        circle(326, 260 + index * 58, 7, tint.sun) +
        circle(350, 260 + index * 58, 7, tint.far) +
        rect(400, 255 + index * 58, 78, 10, tint.far, 5),
    )
    .join('') +
  line('M190 330V250M164 276L190 248L216 276', tint.mid, 14) +
  line('M610 250V330M584 304L610 332L636 304', tint.mid, 14)

const sawtooth = (x: number, base: number, height: number, count: number, tooth: number) => {
  const teeth = Array.from(
    { length: count },
    (_, index) =>
      `L${x + index * tooth} ${base - height - 54}L${x + (index + 1) * tooth} ${base - height}`,
  ).join('')
  return `M${x} ${base}${teeth}V${base}Z`
}

export const factory = (tint: Tint) =>
  circle(590, 140, 96, tint.sun) +
  path('M0 330C120 270 240 320 380 290S660 240 800 300V450H0Z', tint.far) +
  rect(150, 96, 34, 220, tint.mid) +
  rect(206, 130, 34, 190, tint.mid) +
  faded(
    0.85,
    circle(168, 74, 22, tint.paper) +
      circle(200, 52, 30, tint.paper) +
      circle(246, 40, 22, tint.paper),
  ) +
  path(sawtooth(120, 372, 110, 4, 100), tint.deep) +
  [0, 1, 2, 3]
    .map((index) => rect(146 + index * 96, 296, 58, 36, index === 2 ? tint.sun : tint.far, 6))
    .join('') +
  rect(530, 250, 150, 122, tint.mid, 6) +
  rect(560, 296, 90, 76, tint.paper, 6) +
  line('M568 316H642M568 334H642M568 352H642', tint.far, 5) +
  rect(0, 372, 800, 78, tint.deep) +
  rect(0, 384, 800, 10, tint.sun) +
  [60, 210, 360, 510, 660]
    .map(
      (x, index) =>
        rect(
          x,
          322 + (index % 2) * 10,
          60,
          62 - (index % 2) * 10,
          index % 2 ? tint.far : tint.paper,
          8,
        ) + rect(x + 24, 322 + (index % 2) * 10, 12, 22, tint.sun),
    )
    .join('') +
  [60, 180, 300, 420, 540, 660, 780].map((x) => circle(x, 420, 14, tint.mid)).join('')

export const shop = (tint: Tint) => {
  const stripe = 60
  const awning = Array.from({ length: 8 }, (_, index) => {
    const x = 160 + index * stripe
    const fill = index % 2 ? tint.paper : tint.sun
    return rect(x, 118, stripe, 62, fill) + path(`M${x} 180A30 30 0 0 0 ${x + stripe} 180Z`, fill)
  }).join('')
  const shelf = (y: number, wares: string[]) =>
    wares
      .map((fill, index) =>
        rect(238 + index * 42, y - 34 - (index % 3) * 8, 30, 34 + (index % 3) * 8, fill, 7),
      )
      .join('') + rect(226, y, 224, 8, tint.deep, 4)
  return (
    circle(120, 120, 110, tint.far) +
    circle(700, 190, 130, tint.far) +
    rect(190, 90, 420, 300, tint.mid, 14) +
    rect(160, 84, 480, 40, tint.deep, 12) +
    awning +
    rect(216, 226, 244, 136, tint.paper, 12) +
    shelf(286, [tint.mid, tint.sun, tint.far, tint.deep, tint.mid]) +
    shelf(346, [tint.far, tint.deep, tint.sun, tint.mid, tint.far]) +
    rect(490, 226, 90, 164, tint.deep, 12) +
    rect(502, 238, 66, 90, tint.far, 8) +
    circle(564, 344, 6, tint.sun) +
    rect(0, 386, 800, 64, tint.deep) +
    rect(650, 330, 56, 58, tint.sun, 8) +
    circle(678, 300, 40, tint.mid) +
    circle(656, 316, 26, tint.mid) +
    circle(700, 318, 26, tint.mid)
  )
}

export const field = (tint: Tint) => {
  const furrows = Array.from({ length: 13 }, (_, index) => {
    const top = 400 + (index - 6) * 34
    const bottom = 400 + (index - 6) * 150
    return `M${top} 268L${bottom} 450`
  }).join('')
  return (
    circle(600, 130, 84, tint.sun) +
    path('M0 250C120 190 230 230 360 205S640 150 800 220V450H0Z', tint.far) +
    path('M0 290C220 230 420 300 800 250V450H0Z', tint.mid) +
    path('M0 330C260 250 540 262 800 318V450H0Z', tint.deep) +
    faded(0.55, line(furrows, tint.mid, 7)) +
    rect(150, 150, 120, 110, tint.paper) +
    path('M138 156L210 96L282 156Z', '#d8572a') +
    rect(186, 196, 48, 64, '#d8572a', 4) +
    rect(292, 128, 44, 132, tint.paper, 6) +
    path('M292 134A22 22 0 0 1 336 134Z', tint.deep) +
    `<g transform="translate(470 60) rotate(-18)">${rect(-78, -14, 56, 28, tint.mid, 4)}${rect(22, -14, 56, 28, tint.mid, 4)}${rect(-16, -20, 32, 40, tint.deep, 8)}${line('M-50 -14V14M50 -14V14', tint.sky, 3)}</g>` +
    faded(0.8, line('M462 92L420 190M478 94L520 190', tint.paper, 3)) +
    moved(
      560,
      300,
      rect(0, 6, 84, 40, tint.sun, 8) +
        rect(42, -30, 42, 44, tint.sun, 6) +
        rect(50, -22, 26, 24, tint.sky, 4) +
        circle(72, 50, 30, '#16201c') +
        circle(72, 50, 13, tint.sun) +
        circle(12, 58, 20, '#16201c') +
        circle(12, 58, 8, tint.sun),
    )
  )
}

const tower = (tint: Tint, x: number, height: number, width: number, fill: string, lit: number) => {
  const windows: string[] = []
  for (let row = 0; row < Math.floor((height - 30) / 34); row++)
    for (let column = 0; column < Math.floor((width - 14) / 26); column++) {
      const on = (row * 3 + column * 5 + lit) % 4 === 0
      windows.push(
        rect(x + 12 + column * 26, 396 - height + row * 34, 14, 18, on ? tint.sun : tint.deep, 3),
      )
    }
  return rect(x, 376 - height, width, height + 10, fill, 6) + windows.join('')
}

export const city = (tint: Tint) =>
  circle(600, 130, 70, tint.sun) +
  faded(0.5, path('M0 300C160 220 300 280 420 240S680 170 800 230V450H0Z', tint.far)) +
  tower(tint, 60, 190, 92, tint.far, 0) +
  tower(tint, 640, 220, 92, tint.far, 2) +
  tower(tint, 480, 170, 118, tint.far, 1) +
  tower(tint, 150, 250, 92, tint.mid, 3) +
  tower(tint, 330, 150, 118, tint.mid, 1) +
  tower(tint, 565, 130, 92, tint.mid, 0) +
  rect(238, 262, 110, 124, tint.paper, 4) +
  path('M226 268L293 216L360 268Z', tint.paper) +
  [252, 280, 308].map((x) => rect(x + 2, 286, 14, 100, tint.far, 3)).join('') +
  line('M293 216V180H320', tint.paper, 5) +
  rect(294, 180, 34, 20, '#0f8a65') +
  rect(0, 382, 800, 68, tint.deep) +
  line('M60 416H120M200 416H260M340 416H400M480 416H540M620 416H680', tint.far, 6)
