import type { CoverTheme } from '../data/editorial/shapes.ts'
import { pick, randomFrom } from '../random.ts'
import * as office from './scenes-office.ts'
import * as outside from './scenes-outside.ts'
import { drawing, rect } from './svg.ts'
import { TINTS, type Tint } from './tints.ts'

export const COVER = { width: 800, height: 450 }

/** Draws what stands before the plain background. */
type Scene = (tint: Tint) => string

const SCENES: Record<CoverTheme, { scene: Scene; tints: (keyof typeof TINTS)[] }> = {
  documento: { scene: office.documents, tints: ['green'] },
  graficos: { scene: office.charts, tints: ['blue'] },
  conversa: { scene: office.conversation, tints: ['coral'] },
  calendario: { scene: office.calendar, tints: ['plum'] },
  ideia: { scene: office.reviews, tints: ['sand'] },
  integracao: { scene: office.network, tints: ['violet'] },
  escudo: { scene: office.shield, tints: ['night'] },
  moedas: { scene: office.coins, tints: ['teal'] },
  pessoas: { scene: office.people, tints: ['plum', 'coral'] },
  nuvem: { scene: outside.cloud, tints: ['blue', 'violet'] },
  fabrica: { scene: outside.factory, tints: ['coral', 'teal', 'sand'] },
  loja: { scene: outside.shop, tints: ['green', 'plum', 'sand'] },
  campo: { scene: outside.field, tints: ['green'] },
  cidade: { scene: outside.city, tints: ['night'] },
}

/** An illustration without words, 800×450: always the same for a theme and a seed. */
export function cover(theme: CoverTheme, seed: string): string {
  const random = randomFrom(`cover of ${seed}`)
  const { scene, tints } = SCENES[theme]
  const tint = TINTS[pick(random, tints)]
  const ground = rect(0, 0, COVER.width, COVER.height, tint.sky)
  return drawing(COVER.width, COVER.height, ground + scene(tint))
}
