import type { BannerSeed } from '../data/editorial/shapes.ts'
import { at } from '../random.ts'
import { COLOURS } from './palette.ts'
import { drawing, rect } from './svg.ts'

/** An advertisement. */
export function advertisement({ ground }: BannerSeed): string {
  return drawing(700, 100, rect(0, 0, 700, 100, at(COLOURS, ground).deep))
}
