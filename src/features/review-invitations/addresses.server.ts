import { randomInt } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { mailboxOf } from '#/domain/person.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { emailAddress } from '#/platform/text-fields.ts'
import { LIST_MAX, LIST_MIN } from './limits.ts'

const address = emailAddress('', '')
/** Lines that are named in an error; of more it says how many. */
const LINES_NAMED = 10

const refused = (message: string) => new AppError(400, message, { lista: message })

export interface ReadList {
  emails: string[]
  /** How many were there more than once. */
  repeated: number
}

/**
 * The addresses of a list, each mailbox once. All of it is right, or nothing is taken.
 * @param isOwn whether an address is of the company that invites
 * @throws AppError 400 at the field, with the lines that are wrong
 */
export function readList(text: string, isOwn: (email: string) => boolean): ReadList {
  const rows = cellsOf(text)
  const header = rows[0]?.cells.findIndex((cell) => /^e-?mail$/i.test(cell.trim())) ?? -1
  const column =
    header >= 0 ? header : (rows[0]?.cells.findIndex((cell) => cell.includes('@')) ?? -1)
  if (column < 0)
    throw refused(
      'Não encontramos os e-mails. A primeira linha precisa ter a coluna email, ou um e-mail.',
    )
  const found = rows.slice(header >= 0 ? 1 : 0).map(({ line, cells }) => ({
    line,
    email: address.safeParse(cells[column] ?? '').data,
  }))
  refuseLines(
    found.filter(({ email }) => !email),
    'E-mail inválido',
  )
  const mailboxes = new Map<string, { line: number; email: string }>()
  for (const { line, email = '' } of found)
    if (!mailboxes.has(mailboxOf(email))) mailboxes.set(mailboxOf(email), { line, email })
  const each = [...mailboxes.values()]
  refuseLines(
    each.filter(({ email }) => isOwn(email)),
    'E-mail da própria empresa',
  )
  if (each.length < LIST_MIN)
    throw refused(
      `A lista tem ${each.length} e-mails diferentes. Ela precisa ter ao menos ${LIST_MIN}.`,
    )
  if (each.length > LIST_MAX)
    throw refused(`A lista tem ${each.length} e-mails diferentes. Ela pode ter até ${LIST_MAX}.`)
  return { emails: each.map(({ email }) => email), repeated: found.length - each.length }
}

function cellsOf(text: string): { line: number; cells: string[] }[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [';', '\t', ','].find((one) => first.includes(one)) ?? ','
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` na linha ${error.lines}` : ''
    throw refused(`Há aspas fora do lugar${line}. Salve a lista de novo como CSV.`)
  }
}

function refuseLines(wrong: { line: number }[], what: string) {
  if (wrong.length === 0) return
  const named = wrong.slice(0, LINES_NAMED).map(({ line }) => line)
  const more = wrong.length > named.length ? ` e mais ${wrong.length - named.length}` : ''
  throw refused(`${what}: ${wrong.length === 1 ? 'linha' : 'linhas'} ${named.join(', ')}${more}.`)
}

/** So many of some, drawn: everybody has the same chance, and nobody can say beforehand who it is. */
export function drawn<T>(all: T[], count: number): T[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [one] = left.splice(randomInt(left.length), 1)
    return one as T
  })
}
