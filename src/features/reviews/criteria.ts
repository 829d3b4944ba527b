/**
 * What a review may rate from 1 to 5 beside the whole, by its name on the wire and in the database. A
 * criterion more is one more line: schema, form, averages and API read this table.
 */
export const CRITERIA = {
  facilidade: 'Facilidade de uso',
  implantacao: 'Implantação',
  suporte: 'Suporte',
  recursos: 'Recursos',
  custoBeneficio: 'Custo-benefício',
} as const

export type Criterion = keyof typeof CRITERIA

export const CRITERION_NAMES = Object.keys(CRITERIA) as Criterion[]

/** An object with something for each criterion. */
export const byCriterion = <Value>(of: (criterion: Criterion) => Value) =>
  Object.fromEntries(CRITERION_NAMES.map((name) => [name, of(name)])) as Record<Criterion, Value>
