import type { ArticleType } from '../schema.ts'
import type { DeskArticle, NewArticle } from './schema.ts'

/** What the form of an item has. */
export type ArticleValues = NewArticle & Record<string, unknown>

/** @param saved undefined for what is not there yet */
export const valuesOf = (saved: DeskArticle | undefined, type: ArticleType): ArticleValues => ({
  type,
  headline: saved?.headline ?? '',
  company: saved?.company ?? '',
  url: saved?.url ?? '',
  featured: saved?.featured ?? false,
  local: saved?.local ?? '',
  modelo: saved?.modelo ?? '',
  salario: saved?.salario ?? '',
  encerraEm: saved?.encerraEm ?? '',
  banner: saved?.banner ?? '',
  comment: saved?.comment ?? '',
  situacao: saved?.situacao ?? 'rascunho',
  agendadoPara: saved?.agendadoPara ?? '',
})

/** Whether two say the same; what a button is about to do with it is not said by the item. */
export function sameValues(one: ArticleValues, other: ArticleValues): boolean {
  return Object.keys(one).every((field) => field === 'situacao' || one[field] === other[field])
}
