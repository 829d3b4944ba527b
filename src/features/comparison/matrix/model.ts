import { CRITERIA } from '#/features/reviews/criteria.ts'

/** What somebody weighs products by, and how they find each; kept in their browser alone. */
export interface Matrix {
  criteria: { name: string; weight: number }[]
  /** From 1 to 5, by product and by the name of the criterion. */
  scores: Record<string, Record<string, number>>
  /** By product. */
  notes: Record<string, string>
}

export const CRITERIA_MAX = 12
export const CRITERION_MAX_LENGTH = 60
export const NOTE_MAX = 1000
export const WEIGHT_MAX = 5
export const SCORE_MAX = 5
/** Products of which something is kept; of more, those of the latest comparisons. */
const PRODUCTS_MAX = 40

/** Criteria that data say something of, beside those of reviews. */
export const RATING = 'Nota'
export const PRICE = 'Preço'

/** What it begins with: what data say something of. */
export const FIRST: Matrix = {
  criteria: [
    { name: PRICE, weight: 3 },
    { name: RATING, weight: 3 },
    ...Object.values(CRITERIA).map((name) => ({ name, weight: 2 })),
  ],
  scores: {},
  notes: {},
}

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to

const entries = (value: unknown) =>
  Object.entries(value && typeof value === 'object' ? (value as object) : {}).slice(-PRODUCTS_MAX)

/** What was kept, as far as it is what it should be. @throws where it is something else */
export function readMatrix(stored: unknown): Matrix {
  const { criteria, scores, notes } = stored as Matrix
  return {
    criteria: criteria
      .filter(
        ({ name, weight }) =>
          typeof name === 'string' &&
          name.length <= CRITERION_MAX_LENGTH &&
          isWhole(weight, 0, WEIGHT_MAX),
      )
      .slice(0, CRITERIA_MAX),
    scores: Object.fromEntries(
      entries(scores).map(([id, given]) => [
        id,
        Object.fromEntries(
          Object.entries((given ?? {}) as Record<string, number>)
            .filter(([, score]) => isWhole(score, 1, SCORE_MAX))
            .slice(0, CRITERIA_MAX),
        ),
      ]),
    ),
    notes: Object.fromEntries(
      entries(notes).filter(
        ([, note]) => typeof note === 'string' && note !== '' && note.length <= NOTE_MAX,
      ),
    ),
  }
}

/** With something of a product in the last place: it is the last to be let go of. */
export const withLast = <T>(of: Record<string, T>, id: string, value: T): Record<string, T> => {
  const { [id]: _before, ...others } = of
  return Object.fromEntries(entries({ ...others, [id]: value })) as Record<string, T>
}

/** What data say of a product, as 'nota 4,7', with the score that they give; none where they cannot be compared. */
export interface Suggestion {
  score?: number
  from: string
}

/** What data say of products: scores by product and by the name of the criterion. */
export type Suggested = Record<string, Record<string, Suggestion>>

export const scoreOf = ({ scores }: Matrix, suggested: Suggested, id: string, name: string) =>
  scores[id]?.[name] ?? suggested[id]?.[name]?.score

interface Total {
  /** From 0 to 5: the mean of what has a score, by its weight; undefined where nothing has. */
  value: number | undefined
  /** How many criteria with a weight have a score, of how many. */
  scored: number
  of: number
}

/** How a product does by all criteria. */
export function totalOf(matrix: Matrix, suggested: Suggested, id: string): Total {
  const weighed = matrix.criteria.filter(({ weight }) => weight > 0)
  const scored = weighed.flatMap(({ name, weight }) => {
    const score = scoreOf(matrix, suggested, id, name)
    return score === undefined ? [] : [{ weight, score }]
  })
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0)
  return {
    value:
      weights > 0
        ? scored.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights
        : undefined,
    scored: scored.length,
    of: weighed.length,
  }
}

/** A cell of a file for a spreadsheet: quoted, and none that it would take for a formula. */
const cell = (text: string | number | undefined) => {
  const said = String(text ?? '')
  return `"${(/^[=+\-@\t\r]/.test(said) ? `'${said}` : said).replaceAll('"', '""')}"`
}

/** A total as it is shown. */
export const formatScore = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const decimal = (value: number | undefined) => value?.toFixed(2).replace('.', ',')

/** The matrix as a file, with the separator of spreadsheets in Portuguese. */
export function matrixCsv(
  matrix: Matrix,
  suggested: Suggested,
  products: { id: string; name: string }[],
): string {
  const rows = [
    ['Critério', 'Peso', ...products.map(({ name }) => name)],
    ...matrix.criteria.map(({ name, weight }) => [
      name,
      weight,
      ...products.map(({ id }) => scoreOf(matrix, suggested, id, name)),
    ]),
    ['Total', '', ...products.map(({ id }) => decimal(totalOf(matrix, suggested, id).value))],
    ['Anotações', '', ...products.map(({ id }) => matrix.notes[id])],
  ]
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}
