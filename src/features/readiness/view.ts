import type { Situation } from './schema.ts'

/** An item as a page shows it, in words. */
export interface ShownItem {
  name: string
  means: string
  situation: Situation
  word: string
  /** Who said it and when, or what became of it. */
  note: string
  /** An address, or ''. */
  proof: string
  /** What reviewers say of it, or ''. */
  said: string
}

/** Something that the law asks for, of which a product does not say that it has it. */
export interface Lack {
  word: 'Falta' | 'Não informado'
  name: string
  since: string
  audience: string
  source: string
  /** Further dates by which the law asks for the same. */
  more: number
}

export interface ReadinessView {
  /** Of what was declared. */
  groups: { name: string; items: ShownItem[] }[]
  /** Names of the others. */
  unknown: string[]
  lacks: Lack[]
}
