import { isUtf8 } from 'node:buffer'
import type { FileKind } from './layout.ts'

/** A file whose rows are not as the register's have always been; its message is for whoever runs the import. */
export class LayoutChanged extends Error {}

/** A row as it lies in the file. Only what is asked for is decoded. */
export interface Row {
  /** Its place in the file, from 0. */
  number: number
  /** A field without its quotes, trimmed; '' where there is none. */
  text(field: number): string
  /** Whether a field is this, byte by byte. */
  is(field: number, value: string): boolean
  /** A field of letters and digits as `codeOf` has it, without a text being made of it: most rows are passed over by it. */
  code(field: number): number
}

/** The number that stands for a code of up to eight letters and digits, whatever their case; -1 for any other text. */
export const codeOf = (text: string): number =>
  /^[0-9a-z]{1,8}$/i.test(text) ? Number.parseInt(`1${text}`, 36) : -1

/** What became of the rows of a file. */
export interface RowCounts {
  read: number
  /** Rows that are no row of this layout, by the reason. */
  refused: Record<string, number>
}

const QUOTE = 0x22
const SEMICOLON = 0x3b
const NEWLINE = 0x0a
const RETURN = 0x0d
const SPACE = 0x20
/** From here on bytes are no ASCII, but for the one that deletes. */
const DELETE = 0x7f
const MARK = Buffer.from('\ufeff')
const NOTHING: Buffer = Buffer.alloc(0)

/** Characters of a code: as numbers, longer ones are not told apart. */
const CODE_MAX = 8
/** What a byte is worth as a digit of 36, from 0 to 9 and A to Z in both cases; -1 for any other. */
const WORTHS = Int8Array.from({ length: 256 }, (_, byte) => {
  const worth = Number.parseInt(String.fromCharCode(byte), 36)
  return Number.isNaN(worth) ? -1 : worth
})

/** Of a row: beyond it, a quote was left open and the rest of the file would be one row. */
const ROW_MAX = 64 * 1024
/** Rows at the beginning of a file by which its layout is known, and which share of them may be dirty. */
const SAMPLE = 1000
const DIRTY_MAX = 0.5
/** Rows of which not all leave a field empty: a third of companies has a trade name, which is the rarest. */
const FILLED_FROM = 100
/** What stands for nothing, also of a day or a code. */
const EMPTY = /^0*$/

/**
 * Reads the rows of a file as it comes in. A row that is not of the layout is counted and passed over;
 * empty lines and NUL bytes, which real files have, are nothing. ISO-8859-1, but for fields that are UTF-8.
 * @param onRow called for each row with an object that is used again for the next one; what it gives back is awaited
 * @throws LayoutChanged where the first rows are of another layout, or there are none, before `onRow` is called for any
 */
export async function readRows(
  chunks: AsyncIterable<Buffer>,
  kind: FileKind,
  onRow: (row: Row) => void | Promise<void>,
): Promise<RowCounts> {
  const counts: RowCounts = { read: 0, refused: {} }
  const row = new RowView(kind)
  const refuse = (reason: string) => {
    counts.refused[reason] = (counts.refused[reason] ?? 0) + 1
  }
  let sample: Buffer[] | null = []

  async function checkSample(lines: Buffer[]) {
    lines[0] = withoutMark(lines[0] ?? NOTHING)
    requireLayout(lines, kind)
    for (const line of lines) {
      const waiting = take(line, 0, line.length)
      if (waiting) await waiting
    }
  }
  function take(bytes: Buffer, start: number, end: number) {
    row.number = counts.read++
    const problem = row.split(bytes, start, end)
    if (problem) refuse(problem)
    else return onRow(row)
  }

  let rest: Buffer = NOTHING
  let from = 0
  for await (const chunk of chunks) {
    const piece = withoutNul(chunk)
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    let start = 0
    for (;;) {
      const newline = bytes.indexOf(NEWLINE, from)
      if (newline < 0) {
        from = bytes.length
        break
      }
      const end = newline > start && bytes[newline - 1] === RETURN ? newline - 1 : newline
      // A line break inside of quotes belongs to its field, unless what follows begins a row.
      if (end > start && bytes[end - 1] !== QUOTE && isOpen(bytes, start, end)) {
        if (newline + 2 >= bytes.length) {
          from = newline
          break
        }
        if (!beginsRow(bytes, newline + 1) && newline - start < ROW_MAX) {
          from = newline + 1
          continue
        }
      }
      from = newline + 1
      if (end > start) {
        if (sample) {
          sample.push(Buffer.from(bytes.subarray(start, end)))
          if (sample.length === SAMPLE) {
            const lines: Buffer[] = sample
            sample = null
            await checkSample(lines)
          }
        } else {
          const waiting = take(bytes, start, end)
          if (waiting) await waiting
        }
      }
      start = newline + 1
    }
    rest = bytes.subarray(start)
    from -= start
    if (rest.length > ROW_MAX) throw new LayoutChanged('uma linha não termina')
  }
  const last = rest.at(-1) === RETURN ? rest.subarray(0, -1) : rest
  if (last.length > 0) {
    if (sample) sample.push(last)
    else await take(last, 0, last.length)
  }
  if (sample) await checkSample(sample)
  return counts
}

/** Most pieces of a real file have one: they are found and cut as fast as bytes are compared. */
function withoutNul(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  let start = 0
  for (let nul = bytes.indexOf(0); nul >= 0; nul = bytes.indexOf(0, start)) {
    if (nul > start) parts.push(bytes.subarray(start, nul))
    start = nul + 1
    while (bytes[start] === 0) start++
  }
  return start > 0 ? Buffer.concat([...parts, bytes.subarray(start)]) : bytes
}

/** Without the mark that some programs put before all that is UTF-8. */
const withoutMark = (line: Buffer) => (line.indexOf(MARK) === 0 ? line.subarray(MARK.length) : line)

/** Whether a row begins here: its first field is never empty, so that a quote before the next one ends a text. */
const beginsRow = (bytes: Buffer, at: number) =>
  bytes[at] === QUOTE && ![SEMICOLON, NEWLINE, RETURN].includes(bytes[at + 1] ?? NEWLINE)

/** Whether a quote is open at the end of these bytes. */
function isOpen(bytes: Buffer, start: number, end: number): boolean {
  let quotes = 0
  for (let at = start; at < end; at++) if (bytes[at] === QUOTE) quotes++
  return quotes % 2 === 1
}

function requireLayout(lines: Buffer[], kind: FileKind) {
  if (lines.every((line) => line.length === 0)) throw new LayoutChanged('não há nenhuma linha nele')
  const row = new RowView(kind)
  let dirty = 0
  const found: Record<string, number> = {}
  const empty = new Set(lines.length < FILLED_FROM ? [] : kind.filled)
  for (const line of lines) {
    const problem = row.split(line, 0, line.length) ?? row.strangeField()
    if (!problem) {
      for (const field of empty) if (!EMPTY.test(row.text(field))) empty.delete(field)
      continue
    }
    dirty++
    found[problem] = (found[problem] ?? 0) + 1
  }
  if (dirty <= lines.length * DIRTY_MAX) {
    for (const field of empty)
      throw new LayoutChanged(
        `campo ${field + 1} vazio em todas as ${lines.length} primeiras linhas`,
      )
    return
  }
  const [reason = ''] = Object.entries(found).sort(([, a], [, b]) => b - a)[0] ?? []
  throw new LayoutChanged(`${reason} em ${dirty} das ${lines.length} primeiras linhas`)
}

/** A field that is not all plain letters. No text in ISO-8859-1 happens to be UTF-8, and both come in one file. */
const decoded = (bytes: Buffer) =>
  bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').replace(/\p{Cc}+/gu, ' ')

/** One row at a time: where its fields lie, in bytes that it does not copy. */
class RowView implements Row {
  number = 0
  private bytes: Buffer = NOTHING
  private readonly starts: Int32Array
  private readonly ends: Int32Array
  private readonly kind: FileKind

  constructor(kind: FileKind) {
    this.kind = kind
    this.starts = new Int32Array(kind.fields)
    this.ends = new Int32Array(kind.fields)
  }

  /**
   * Two quotes are one of the text; where a row makes no sense so, those before the next field are the last of the
   * text, which nobody doubled, and the one that ends the field.
   * @returns what is wrong with the row, or null
   */
  split(bytes: Buffer, start: number, end: number): string | null {
    this.bytes = bytes
    const problem = this.cut(bytes, start, end, true)
    return problem && this.cut(bytes, start, end, false) ? problem : null
  }

  private cut(bytes: Buffer, start: number, end: number, isDoubled: boolean): string | null {
    const { starts, ends, kind } = this
    let at = start
    let field = 0
    while (at <= end) {
      if (field === kind.fields) return `mais de ${kind.fields} campos`
      if (bytes[at] === QUOTE) {
        starts[field] = ++at
        for (;;) {
          const byte = at < end ? bytes[at] : -1
          if (byte === -1) return 'aspas abertas'
          if (byte === QUOTE) {
            const next = at + 1 < end ? bytes[at + 1] : SEMICOLON
            if (next === SEMICOLON) break
            // Two are one; one alone that ends nothing is a part of the text.
            if (next === QUOTE && (isDoubled || bytes[at + 2] !== SEMICOLON)) at++
          }
          at++
        }
        ends[field++] = at++
      } else {
        starts[field] = at
        while (at < end && bytes[at] !== SEMICOLON) at++
        ends[field++] = at
      }
      at++
    }
    if (field === kind.fields) return null
    return `${field === 1 ? '1 campo' : `${field} campos`} em vez de ${kind.fields}`
  }

  /** The field that looks as it never did, if any. */
  strangeField(): string | null {
    for (const [field, look] of Object.entries<RegExp>(this.kind.looks))
      if (!look.test(this.text(Number(field))))
        return `campo ${Number(field) + 1} diferente do esperado`
    return null
  }

  text(field: number): string {
    const { bytes } = this
    const start = this.starts[field] ?? 0
    const end = this.ends[field] ?? 0
    let isPlain = true
    for (let at = start; at < end && isPlain; at++) {
      const byte = bytes[at] ?? 0
      isPlain = byte >= SPACE && byte < DELETE
    }
    const text = isPlain
      ? bytes.toString('latin1', start, end)
      : decoded(bytes.subarray(start, end))
    return text.replaceAll('""', '"').trim()
  }

  code(field: number): number {
    const { bytes } = this
    const start = this.starts[field] ?? 0
    const end = this.ends[field] ?? 0
    if (end - start > CODE_MAX || end === start) return codeOf(this.text(field))
    // As codeOf begins, so that '01' is not '1'.
    let code = 1
    for (let at = start; at < end; at++) {
      const worth = WORTHS[bytes[at] ?? 0] ?? -1
      if (worth < 0) return codeOf(this.text(field))
      code = code * 36 + worth
    }
    return code
  }

  is(field: number, value: string): boolean {
    const start = this.starts[field] ?? 0
    if ((this.ends[field] ?? 0) - start !== value.length) return false
    for (let at = 0; at < value.length; at++)
      if (this.bytes[start + at] !== value.charCodeAt(at)) return false
    return true
  }
}
