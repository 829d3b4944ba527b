import { idsOfSoftware, writeSoftware } from '#/features/catalogue/bulk/service.server.ts'
import { writeSheets } from '#/features/facts/bulk.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { CsvRecord } from './parser.server.ts'
import { refusalOf } from './refusal.server.ts'
import * as repository from './repository.server.ts'
import { NAME_MAX, oneLine, reasonOf, type SoftwareRow, softwareRow } from './schema.ts'

/** Rows of one transaction. */
const BATCH_SIZE = 200

/** A row of the file that did not go in, and why. */
export interface ImportProblem {
  line: number
  /** '' where the line could not be read that far. */
  name: string
  reason: string
  /** `repeated` rows are left out on purpose: their software is in the file further up. */
  kind: 'refused' | 'repeated'
}

export interface ImportTotals {
  read: number
  created: number
  changed: number
  unchanged: number
  refused: number
  repeated: number
  newCategories: number
}

export interface ImportOptions {
  /** In the order of the file. */
  onProblem(problem: ImportProblem): void
  /** After each batch, once it is committed; the next one waits for it. */
  onProgress?(totals: ImportTotals): void | Promise<void>
  /** Aborted: the batch under way is finished, the next is not begun. */
  signal?: AbortSignal
}

interface ReadRow {
  line: number
  key: bigint
  row: SoftwareRow
}

/** Line on which each software of the file was first seen; some 60 bytes a row, and all that grows. */
type SeenKeys = Map<bigint, number>

export const emptyTotals = (): ImportTotals => ({
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  repeated: 0,
  newCategories: 0,
})

/**
 * Brings software into the catalogue: one transaction per batch, of which a killed process leaves
 * all or nothing. The same records again change nothing. A software is known by its name and
 * manufacturer; its logo, ratings, owners and vendors are never touched.
 * @returns totals of the batches committed
 * @throws Error of the database that no single row is to blame for; committed batches stay
 */
export async function importSoftware(
  db: Database,
  records: AsyncIterable<CsvRecord>,
  { onProblem, onProgress, signal }: ImportOptions,
): Promise<ImportTotals> {
  const totals = emptyTotals()
  const seen: SeenKeys = new Map()
  for await (const batch of batchesOf(records, BATCH_SIZE)) {
    const { problems, written } = await importBatch(db, batch, seen)
    const count = (kind: ImportProblem['kind']) => problems.filter((p) => p.kind === kind).length
    totals.read += batch.length
    totals.created += written.created
    totals.changed += written.changed
    totals.unchanged += batch.length - problems.length - written.created - written.changed
    totals.newCategories += written.newCategories
    totals.refused += count('refused')
    totals.repeated += count('repeated')
    for (const problem of problems.toSorted((a, b) => a.line - b.line)) onProblem(problem)
    await onProgress?.({ ...totals })
    if (signal?.aborted) break
  }
  return totals
}

async function* batchesOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function importBatch(db: Database, records: CsvRecord[], seen: SeenKeys) {
  const problems: ImportProblem[] = []
  const rows = await withoutRepeats(db, validRows(records, problems), seen, problems)
  const written = await writeRows(db, rows, seen, problems)
  return { problems, written }
}

function validRows(records: CsvRecord[], problems: ImportProblem[]) {
  return records.flatMap((record) => {
    const { line } = record
    if ('unreadable' in record) {
      problems.push({ line, name: '', reason: record.unreadable, kind: 'refused' })
      return []
    }
    const parsed = softwareRow.safeParse(record.cells)
    if (parsed.success) return [{ line, row: parsed.data }]
    const name = oneLine(record.cells.name ?? '').slice(0, NAME_MAX)
    problems.push({ line, name, reason: reasonOf(parsed.error), kind: 'refused' })
    return []
  })
}

/** The first row of a software stands: were it the last, each import would change it back and forth. */
async function withoutRepeats(
  db: Database,
  rows: Omit<ReadRow, 'key'>[],
  seen: SeenKeys,
  problems: ImportProblem[],
): Promise<ReadRow[]> {
  if (rows.length === 0) return []
  const keys = await repository.naturalKeys(
    db,
    rows.map(({ row: { name, manufacturer } }) => ({ name, manufacturer })),
  )
  return rows.flatMap(({ line, row }, index) => {
    const key = keys[index] as bigint
    const first = seen.get(key)
    if (first === undefined) {
      seen.set(key, line)
      return [{ line, key, row }]
    }
    const reason = `repete o software da linha ${first}, que vale`
    problems.push({ line, name: row.name, reason, kind: 'repeated' })
    return []
  })
}

/** All rows at once; if the database refuses one of them, each for itself, in a savepoint. */
async function writeRows(db: Database, rows: ReadRow[], seen: SeenKeys, problems: ImportProblem[]) {
  const nothing = { created: 0, changed: 0, newCategories: 0 }
  if (rows.length === 0) return nothing
  try {
    return await db.transaction((tx) =>
      writeAll(
        tx,
        rows.map(({ row }) => row),
      ),
    )
  } catch (error) {
    if (!refusalOf(error)) throw error
  }
  const refused: ImportProblem[] = []
  const written = await db.transaction(async (tx) => {
    const sum = { ...nothing }
    for (const { line, key, row } of rows) {
      try {
        const one = await tx.transaction((savepoint) => writeAll(savepoint, [row]))
        sum.created += one.created
        sum.changed += one.changed
        sum.newCategories += one.newCategories
      } catch (error) {
        const reason = refusalOf(error)
        if (!reason) throw error
        seen.delete(key)
        refused.push({ line, name: row.name, reason, kind: 'refused' })
      }
    }
    return sum
  })
  problems.push(...refused)
  return written
}

/** Software, and what the file says of it beside: what changed in either is changed. */
async function writeAll(tx: Database, rows: SoftwareRow[]) {
  const written = await writeSoftware(tx, rows)
  const told = rows.flatMap(({ sheet, ...row }) => (sheet ? [{ sheet, row }] : []))
  if (told.length === 0) return written
  const ids = await idsOfSoftware(
    tx,
    told.map(({ row }) => row),
  )
  const sheets = told.map(({ sheet }, index) => ({ offerId: ids[index] ?? '', sheet }))
  const changed = await writeSheets(tx, sheets)
  const others = changed.filter((id) => !written.ids.includes(id))
  return { ...written, changed: written.changed + others.length }
}
