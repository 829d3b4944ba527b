import { at, hashOf } from '../random.ts'
import { COLOURS } from './palette.ts'
import { circle, drawing, rect } from './svg.ts'

/** A portrait, 96×96, always the same for its name. */
export function portrait(name: string): string {
  const { deep, bright } = at(COLOURS, hashOf(name))
  return drawing(96, 96, rect(0, 0, 96, 96, deep) + circle(48, 48, 30, bright))
}
