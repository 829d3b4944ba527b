import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse/sync'
import { type ImportCells, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from './schema.ts'
import { ImportFileError, type Line, readLines } from './text.server.ts'

/** One software of the file, or why its lines could not be read as one. */
export type CsvRecord = { line: number; cells: ImportCells } | { line: number; unreadable: string }

export interface SoftwareCsv {
  /** Columns of the file that mean nothing here, as written. */
  unknownColumns: string[]
  records: AsyncIterable<CsvRecord>
  /** Closes the file, for who does not read it to its end. */
  close(): Promise<void>
}

/** A description of 400 characters never needs more; what does has a quote that nobody closed. */
const RECORD_LINES_MAX = 100
/** Nor so many characters: all is read again with each line more, and nobody else gets a turn meanwhile. */
const RECORD_MAX = 64 * 1024

const DELIMITERS = [',', ';'] as const

/**
 * Opens a CSV of software: columns by name, in any order and case, between `,` or `;`.
 *
 * Records are put together line by line, so that a misplaced quote costs its own line only: the
 * lines after it are read again. Memory stays the same however long the file is.
 * @throws ImportFileError when it is not such a file or lacks a required column
 */
export async function openSoftwareCsv(file: string): Promise<SoftwareCsv> {
  const lines = readLines(file)
  let header = await lines.next()
  while (!header.done && isBlank(header.value.text)) header = await lines.next()
  if (header.done) throw new ImportFileError('O arquivo está vazio: falta a linha das colunas.')

  const { text } = header.value
  const [comma, semicolon] = DELIMITERS.map((delimiter) => text.split(delimiter).length)
  const delimiter = (semicolon ?? 0) > (comma ?? 0) ? ';' : ','
  const names = readCells(text, delimiter)
  if (typeof names === 'string') throw new ImportFileError(`Linha das colunas: ${names}.`)

  const columns = names.map(knownColumn)
  requireColumns(columns)
  return {
    unknownColumns: names.filter((_, index) => columns[index] === undefined),
    records: readRecords(lines, delimiter, columns),
    close: async () => void (await lines.return()),
  }
}

const isBlank = (text: string) => text.trim() === ''

function knownColumn(name: string): string | undefined {
  const wanted = name.trim().toLowerCase()
  return [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS].find(
    (column) => column.toLowerCase() === wanted,
  )
}

/** @throws ImportFileError */
function requireColumns(columns: (string | undefined)[]) {
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    throw new ImportFileError(
      `Faltam colunas no arquivo: ${missing.join(', ')}. ` +
        `A primeira linha deve ter: ${REQUIRED_COLUMNS.join(', ')} e, se houver, ${OPTIONAL_COLUMNS.join(', ')}.`,
    )
  }
  const repeated = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (repeated) throw new ImportFileError(`A coluna ${repeated} aparece mais de uma vez.`)
}

const QUOTE_OPEN = 'aspas abertas e não fechadas'
const QUOTE_MISPLACED = 'aspas fora do lugar'

/** @returns the cells of one record, or what is wrong with it */
function readCells(text: string, delimiter: string) {
  try {
    const [cells] = parse(text, { delimiter, record_delimiter: '\n', trim: true })
    return cells ?? []
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? QUOTE_OPEN : QUOTE_MISPLACED
  }
}

async function* readRecords(
  lines: AsyncGenerator<Line, void>,
  delimiter: string,
  columns: (string | undefined)[],
): AsyncGenerator<CsvRecord> {
  /** Lines taken for a record that turned out not to be one. */
  const givenBack: Line[] = []
  const nextLine = async () => {
    const line = givenBack.shift()
    if (line) return line
    const { value } = await lines.next()
    return value ?? undefined
  }

  for (let first = await nextLine(); first; first = await nextLine()) {
    if (isBlank(first.text)) continue
    const taken = [first]
    let cells = readCells(first.text, delimiter)
    let length = first.text.length
    while (cells === QUOTE_OPEN && taken.length < RECORD_LINES_MAX && length < RECORD_MAX) {
      const line = await nextLine()
      if (!line) break
      taken.push(line)
      length += line.text.length
      cells = readCells(taken.map(({ text }) => text).join('\n'), delimiter)
    }
    const problem = typeof cells === 'string' ? cells : countProblem(cells, columns.length)
    if (problem) {
      givenBack.unshift(...taken.slice(1))
      // Others of the process get their turn.
      await setImmediate()
      yield { line: first.number, unreadable: problem }
    } else if (typeof cells !== 'string' && !cells.every(isBlank)) {
      yield { line: first.number, cells: named(cells, columns) }
    }
  }
}

const countProblem = ({ length }: string[], expected: number) =>
  length === expected ? undefined : `tem ${length} colunas; a primeira linha tem ${expected}`

function named(cells: string[], columns: (string | undefined)[]): ImportCells {
  const entries = columns.map((column, index) => [column, cells[index]] as const)
  return Object.fromEntries(entries.filter(([column]) => column !== undefined))
}
