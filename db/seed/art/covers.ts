import type { CoverTheme } from '../data/editorial/shapes.ts'
import { at, hashOf } from '../random.ts'
import { COLOURS } from './palette.ts'
import { circle, drawing, rect } from './svg.ts'

/** A cover, 800×450. */
export function cover(_theme: CoverTheme, headline: string): string {
  const { deep, bright } = at(COLOURS, hashOf(headline))
  return drawing(800, 450, rect(0, 0, 800, 450, deep) + circle(400, 225, 120, bright))
}
