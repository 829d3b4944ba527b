import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { isDay } from '#/domain/dates.ts'
import { foldText, oneLine } from '#/domain/text.ts'
import { withoutCpfs } from '#/features/companies/cpfs.server.ts'
import { openArchive } from '#/features/register/files/archive.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
import { SourceFields } from '#/platform/server/source-fields.server.ts'
import type { NewSanction } from './repository.server.ts'

/** A file that is no list of sanctions; its message is for whoever runs the command. */
export class SanctionsFileError extends SourceError {}

/** Columns of the lists of Portal da Transparência (CEIS and CNEP). CPF OU CNPJ also names persons. */
const COLUMNS = {
  list: ['Cadastro'],
  code: ['Código da sanção'],
  person: ['Tipo de pessoa'],
  cnpj: ['CPF ou CNPJ do sancionado'],
  proceedings: ['Número do processo'],
  category: ['Categoria da sanção'],
  startsOn: ['Data início sanção', 'Data de início da sanção'],
  endsOn: ['Data final sanção', 'Data final da sanção'],
  body: ['Órgão sancionador'],
  ground: ['Fundamentação legal'],
} as const
type Column = keyof typeof COLUMNS

/** Not shown: a list may say only in its name which one it is. */
const OPTIONAL = new Set<Column>(['list'])

/** What is asked of the rows of companies: whether they say it at all, as it was always written. */
const SAID = [
  'cnpj',
  'code',
  'proceedings',
  'category',
  'startsOn',
  'endsOn',
  'body',
  'ground',
] as const satisfies Column[]

export interface SanctionsRead {
  sanctions: NewSanction[]
  read: number
  /** Rows about persons, which are passed over. */
  persons: number
  refused: Record<string, number>
}

/** Why a row is refused that says another list. */
const OTHER_LIST = 'de outra lista'

/** Characters of a text that is kept; lists have whole laws in a field. */
const TEXT_MAX = 500

/** Bytes of a row: one that is longer has a quote that never ends. */
const ROW_MAX = 256 * 1024

/**
 * The day of a list: what is said of it, else what its file's name says, else when the file was made.
 * @param said 'YYYY-MM-DD'
 * @throws SanctionsFileError where that is no day, or one that has not come yet
 */
export function listDay(said: string | undefined, name: string, made: Date): string {
  const [, year, month, day] = /(20\d{2})(\d{2})(\d{2})/.exec(name) ?? []
  const listed = said ?? (year ? `${year}-${month}-${day}` : made.toISOString().slice(0, 10))
  if (!isDay(listed) || Date.parse(listed) > Date.now())
    throw new SanctionsFileError(
      `O dia da lista, ${listed}, não existe ou ainda não chegou: escreva-o como em --date 2026-11-23.`,
    )
  return listed
}

/** The bytes of a list, as they are or in an archive, which the Portal publishes. */
async function bytesOf(file: string): Promise<Readable> {
  const handle = await open(file)
  const begin = Buffer.alloc(2)
  await handle.read(begin, 0, begin.length, 0)
  await handle.close()
  if (begin.toString('latin1') !== 'PK') return createReadStream(file)
  const archive = await openArchive(file).catch((error: Error) => {
    throw new SanctionsFileError(`O arquivo ${error.message}. Nada foi alterado.`)
  })
  const bytes = Readable.from(archive.chunks(() => {}))
  bytes.on('close', () => archive.close())
  return bytes
}

/**
 * Reads a list of sanctions: CSV in ISO-8859-1, `;`, with a header. Persons are passed over.
 * @param listedOn day of the list, 'YYYY-MM-DD'
 * @throws SanctionsFileError where a column is missing: the list has another layout then; `signal.reason` where it
 * was aborted
 */
export async function readSanctions(
  file: string,
  list: 'CEIS' | 'CNEP',
  listedOn: string,
  signal?: AbortSignal,
): Promise<SanctionsRead> {
  const result: SanctionsRead = { sanctions: [], read: 0, persons: 0, refused: {} }
  const refuse = (reason: string) => {
    result.refused[reason] = (result.refused[reason] ?? 0) + 1
  }
  const bytes = await bytesOf(file)
  const rows = bytes.pipe(
    parse({
      max_record_size: ROW_MAX,
      delimiter: ';',
      encoding: 'latin1',
      // Not with `trim`, which refuses a whole list for one quote within a text.
      relax_quotes: true,
      relax_column_count: true,
    }),
  )
  bytes.on('error', (error) => rows.destroy(error))
  const codes = new Set<string>()
  const said = new SourceFields<(typeof SAID)[number]>()
  let columns: Partial<Record<Column, number>> | null = null
  let width = 0
  try {
    for await (const cells of rows as AsyncIterable<string[]>) {
      if (!columns) {
        columns = columnsOf(cells)
        width = cells.length
        continue
      }
      signal?.throwIfAborted()
      result.read++
      // A quote that is open too long, or a separator within a text, puts what follows into other columns.
      if (cells.length < width || cells.slice(width).some((beyond) => beyond.trim() !== '')) {
        refuse('com colunas demais ou de menos')
        continue
      }
      // A text with quotes of its own that nobody doubled comes with those around it.
      const written = (column: Column) =>
        (cells[columns?.[column] ?? -1] ?? '').replace(/^"(.*)"$/s, '$1')
      const cell = (column: Column) => oneLine(written(column), TEXT_MAX)
      // Cut only once no CPF is in it: half of one would be left.
      const text = (column: Column) => oneLine(withoutCpfs(written(column)), TEXT_MAX)
      const person = foldText(cell('person'))
      if (/^(f|pessoa fisica)/.test(person)) {
        result.persons++
        continue
      }
      const isRead = (column: (typeof SAID)[number]) =>
        column === 'startsOn' || column === 'endsOn'
          ? dayOf(cell(column)) !== null
          : cell(column) !== ''
      said.add(SAID, (column) => ({ isWritten: cell(column) !== '', isRead: isRead(column) }))
      const cnpj = normaliseCnpj(cell('cnpj'))
      const code = cell('code')
      if (!/^(j|pessoa juridica)/.test(person)) refuse('sem tipo de pessoa')
      else if (!isCnpj(cnpj)) refuse('CNPJ inválido')
      else if (!code) refuse('sem código')
      else if (!cell('category') || !cell('body')) refuse('sem categoria ou órgão')
      else if (cell('list') && foldText(cell('list')) !== list.toLowerCase()) refuse(OTHER_LIST)
      else if (codes.has(code)) refuse('código repetido')
      else {
        codes.add(code)
        result.sanctions.push({
          list,
          code,
          cnpj,
          category: text('category'),
          ground: text('ground'),
          body: text('body'),
          proceedings: text('proceedings'),
          startsOn: dayOf(cell('startsOn')),
          endsOn: dayOf(cell('endsOn')),
          listedOn,
        })
      }
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof SanctionsFileError) throw error
    // What the parser says is in English.
    const reason =
      error instanceof CsvError ? `perto da linha ${error.lines}` : (error as Error).message
    throw new SanctionsFileError(
      `${path.basename(file)} não está no formato esperado (${reason}). Nada foi alterado.`,
    )
  }
  if (!columns) throw new SanctionsFileError('O arquivo está vazio.')
  const problem = said.problem()
  if (problem) {
    const [column, what] = problem
    const how = what === 'strange' ? 'está escrita de outro jeito' : 'está vazia em todas as linhas'
    throw new SanctionsFileError(
      `O arquivo mudou: a coluna “${COLUMNS[column][0]}” ${how}. Nada foi alterado.`,
    )
  }
  if (result.refused[OTHER_LIST] && result.sanctions.length === 0)
    throw new SanctionsFileError(`O arquivo não é da lista ${list}. Nada foi alterado.`)
  return result
}

function columnsOf(names: string[]): Partial<Record<Column, number>> {
  // Names differ in line breaks and blanks between months.
  const folded = names.map((name) => foldText(name).replace(/\s+/g, ' ').trim())
  const columns: Partial<Record<Column, number>> = {}
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const written = COLUMNS[column].map(foldText)
    const place = folded.findIndex((name) => written.includes(name))
    if (place >= 0) columns[column] = place
    else if (!OPTIONAL.has(column))
      throw new SanctionsFileError(
        `O arquivo mudou: falta a coluna “${COLUMNS[column][0]}”. Nada foi alterado.`,
      )
  }
  return columns
}

/** 'DD/MM/YYYY' as 'YYYY-MM-DD'; null for none, and for what is no day. */
function dayOf(written: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? []
  const iso = `${year}-${month}-${day}`
  return isDay(iso) ? iso : null
}
