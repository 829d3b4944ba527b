import { PERIODS, UNITS } from '#/domain/product-facts.ts'
import { foldText } from '#/domain/text.ts'
import { type Fact, type FactName, factsOf, type SimpleFact } from './definition.ts'
import { centsOf } from './form-values.ts'
import { INTEGRATIONS } from './integrations.ts'
import { sheetChange } from './schema.ts'

/** Between the values of one cell. */
const DELIMITER = '|'

interface FactColumn {
  /** As the first line of a file names it. */
  name: string
  fact: FactName
  part?: string
  of: Fact | SimpleFact
}

/** Columns of a file, by the names of facts; amounts are in reais, and so no name says centavos. */
export const FACT_COLUMNS: readonly FactColumn[] = factsOf().flatMap(([fact, of]): FactColumn[] =>
  of.kind === 'parts'
    ? Object.entries(of.parts).map(([part, simple]) => ({
        name: `${fact}.${part}`,
        fact,
        part,
        of: simple,
      }))
    : [{ name: fact.replace(/Centavos$/, ''), fact, of }],
)

/** How plans are written in a cell. */
const PLANS_GRAMMAR =
  'Nome = preço / mensal, anual ou unico / usuario, empresa ou uso / inclui: itens separados por ; / limites: texto; vários separados por |; consulta no lugar do preço sob consulta'

/** What a cell of a column takes, as people are told who fill it in. */
export function cellGuide(of: Fact | SimpleFact): string {
  switch (of.kind) {
    case 'money':
      return 'valor em reais, como 1.500,00'
    case 'count':
      return `número inteiro de ${of.unit[1]}`
    case 'flag':
      return 'sim ou não'
    case 'choice':
      return `uma opção: ${Object.keys(of.options).join(', ')}`
    case 'choices':
      return `opções separadas por ${DELIMITER}: ${Object.keys(of.options).join(', ')}`
    case 'integrations':
      return `opções separadas por ${DELIMITER}: ${Object.keys(INTEGRATIONS).join(', ')}`
    case 'plans':
      return PLANS_GRAMMAR
    case 'parts':
      throw new Error('A fact of several parts has several columns.')
  }
}

class Misread extends Error {}

const YES = new Set(['sim', 'true', '1'])
const NO = new Set(['nao', 'false', '0'])

const partsOf = (cell: string) =>
  cell
    .split(DELIMITER)
    .map((part) => part.trim())
    .filter(Boolean)

/** Options that a refusal names; of more, who fills in the file is told before (`cellGuide`). */
const OPTIONS_TOLD = 20

/** An option by its name on the wire or by its text, in any case and without accents too. */
function optionIn(options: Readonly<Record<string, string>>, text: string): string {
  const wanted = foldText(text)
  const found = Object.entries(options).find(
    ([name, label]) => name === wanted || foldText(label) === wanted,
  )
  const names = Object.keys(options)
  if (!found)
    throw new Misread(
      names.length > OPTIONS_TOLD
        ? `não há a opção “${text}”; confira as opções desta coluna`
        : `não há a opção “${text}”; use ${names.join(', ')}`,
    )
  return found[0]
}

function centsIn(text: string): number {
  const cents = centsOf(text)
  if (Number.isNaN(cents)) throw new Misread(`“${text}” não é um valor em reais, como 99,90`)
  return cents
}

const PLAN = /^([^=]*)=(.*?)(?:\/\s*inclui:(.*?))?(?:\/\s*limites:(.*))?$/is

function planIn(text: string) {
  const [, name = '', costs = '', includes = '', limits = ''] = PLAN.exec(text) ?? []
  const [price = '', period = 'mensal', unit = 'empresa'] = costs
    .split('/')
    .map((part) => part.trim())
  if (!price) throw new Misread(`“${text}” não diz o preço; escreva ${PLANS_GRAMMAR}`)
  return {
    nome: name.trim(),
    precoCentavos: foldText(price).endsWith('consulta') ? null : centsIn(price),
    periodo: optionIn(PERIODS, period),
    por: optionIn(UNITS, unit),
    inclui: includes.replaceAll(/\s*;\s*/g, '\n'),
    limites: limits,
  }
}

function valueIn(of: Fact | SimpleFact, cell: string): unknown {
  switch (of.kind) {
    case 'money':
      return centsIn(cell)
    case 'count':
      return /^\d+$/.test(cell) ? Number(cell) : Number.NaN
    case 'flag': {
      const word = foldText(cell)
      if (YES.has(word)) return true
      if (NO.has(word)) return false
      throw new Misread(`“${cell}” não é sim nem não`)
    }
    case 'choice':
      return optionIn(of.options, cell)
    case 'choices':
      return partsOf(cell).map((text) => optionIn(of.options, text))
    case 'integrations':
      return partsOf(cell).map((text) => optionIn(INTEGRATIONS, text))
    case 'plans':
      return partsOf(cell).map(planIn)
    case 'parts':
      throw new Error('A fact of several parts has several columns.')
  }
}

/** What a row of a file says of a product: nothing of what its cells leave empty. */
export type ImportedSheet = Partial<Record<FactName, unknown>>

/**
 * @param cells by the names of columns
 * @returns what they say, and what is wrong with them, each by its column, as 'planos: …'
 */
export function sheetIn(cells: Readonly<Record<string, string | undefined>>): {
  sheet: ImportedSheet
  problems: string[]
} {
  const problems: string[] = []
  const sheet: Record<string, unknown> = {}
  for (const { name, fact, part, of } of FACT_COLUMNS) {
    const cell = cells[name]?.trim()
    if (!cell) continue
    try {
      const value = valueIn(of, cell)
      sheet[fact] = part ? { ...(sheet[fact] as object), [part]: value } : value
    } catch (error) {
      if (!(error instanceof Misread)) throw error
      problems.push(`${name}: ${error.message}`)
    }
  }
  const checked = sheetChange.safeParse(sheet)
  if (checked.success) return { sheet: checked.data, problems }
  for (const { path, message } of checked.error.issues)
    problems.push(`${columnAt(path)}: ${message.replace(/\.$/, '')}`)
  return { sheet: {}, problems }
}

function columnAt([fact, part]: PropertyKey[]) {
  const column =
    FACT_COLUMNS.find((one) => one.fact === fact && one.part === part) ??
    FACT_COLUMNS.find((one) => one.fact === fact)
  return column?.name ?? String(fact)
}
