import type { CompanySize, Role, Sector, UseTime } from '#/domain/company-profile.ts'
import { byCriterion, CRITERION_NAMES } from './criteria.ts'
import type { Said } from './schema.ts'

/** What a person says in a review, as it is kept. */
export interface ReviewContent {
  rating: number
  comment: string | null
  pros: string | null
  cons: string | null
  /** Stars by criterion, of those that were rated. */
  criteria: Record<string, number>
  recommends: boolean | null
  companySize: CompanySize | null
  sector: Sector | null
  role: Role | null
  useTime: UseTime | null
  formerProduct: string | null
  incentivized: boolean
}

const NAMES = [
  'rating',
  'comment',
  'pros',
  'cons',
  'criteria',
  'recommends',
  'companySize',
  'sector',
  'role',
  'useTime',
  'formerProduct',
  'incentivized',
] as const satisfies (keyof ReviewContent)[]

/** The columns of it, of the table or of what was selected from it. */
export const contentOf = <From extends Record<keyof ReviewContent, unknown>>(from: From) =>
  Object.fromEntries(NAMES.map((name) => [name, from[name]])) as Pick<From, keyof ReviewContent>

/** Words that others could find wrong: texts of one's own. */
export const NO_WORDS = { comment: null, pros: null, cons: null, formerProduct: null } as const

/** What it says of its author and of their company. */
export const NO_PROFILE = { companySize: null, sector: null, role: null, useTime: null } as const

/** Blank lines, of which someone may send hundreds, are shown as one. */
export const withoutGaps = (text: string | null) => (text ?? '').replace(/\s*\n\s*\n\s*/g, '\n\n')

export const presentContent = (row: ReviewContent): Said => ({
  rating: row.rating,
  comment: withoutGaps(row.comment),
  pontosFortes: withoutGaps(row.pros),
  pontosFracos: withoutGaps(row.cons),
  criterios: byCriterion((name) => row.criteria[name] ?? null),
  recomendaria: row.recommends,
  porte: row.companySize,
  setor: row.sector,
  funcao: row.role,
  tempoDeUso: row.useTime,
  produtoAnterior: row.formerProduct ?? '',
  incentivado: row.incentivized,
})

/** The same the other way: nothing that was left out is kept. */
export const toContent = (said: Said): ReviewContent => ({
  rating: said.rating,
  comment: said.comment || null,
  pros: said.pontosFortes || null,
  cons: said.pontosFracos || null,
  criteria: Object.fromEntries(
    CRITERION_NAMES.flatMap((name) => {
      const stars = said.criterios[name]
      return stars === null ? [] : [[name, stars]]
    }),
  ),
  recommends: said.recomendaria,
  companySize: said.porte,
  sector: said.setor,
  role: said.funcao,
  useTime: said.tempoDeUso,
  formerProduct: said.produtoAnterior || null,
  incentivized: said.incentivado,
})

/** Whether it says anything in words, as the database has it too (`has_words`). */
export const hasWords = ({ comment, pros, cons }: ReviewContent) =>
  [comment, pros, cons].some((text) => text?.trim())

/** Whether two reviews say the same in words. */
export const saysTheSame = (one: ReviewContent, other: ReviewContent) =>
  (Object.keys(NO_WORDS) as (keyof typeof NO_WORDS)[]).every((name) => one[name] === other[name])
