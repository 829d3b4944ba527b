import { and, asc, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { importProblems, imports, users } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type importDesk from '../desk/desk.tsx'
import type { ImportProblem, ImportTotals } from '../service.server.ts'

type NewImport = typeof imports.$inferInsert

/** Who begins an import takes turns: of two at once, one is the first. */
const IMPORT_LOCK = 7_226_017

/** A process that does an import says so more often. */
const SILENCE = sql`interval '60 seconds'`

/** An import whose process said nothing for too long. */
const isAbandoned: SQL = sql`(${imports.status} IN ('waiting', 'running') AND ${imports.aliveAt} < now() - ${SILENCE})`

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      import: imports,
      isAbandoned: sql<boolean>`coalesce(${isAbandoned}, false)`,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.userId))
    .where(which)
export type ImportRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** What was imported, in the order that is asked for; ids begin with the moment in which they were made. */
export function readImports(db: Database, { sort, page, limit }: DeskQuery<typeof importDesk>) {
  const latest = desc(imports.id)
  const order = orderOf(sort, {
    arquivo: [sql`${imports.fileName} COLLATE "und-x-icu"`, latest],
    recebida: [imports.id],
    situacao: [imports.status, latest],
    lidas: [imports.read, latest],
    novas: [imports.created, latest],
    alteradas: [imports.changed, latest],
    recusadas: [imports.refused, latest],
  })
  const slice = { page, limit }
  return readDeskPage(db, slice, {
    from: imports,
    where: undefined,
    rows: rowsOf(db, undefined),
    order,
  })
}

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await rowsOf(db, eq(imports.id, id))
  return row
}

export async function problemsSlice(db: Database, importId: string, { limit, offset }: Slice) {
  const which = eq(importProblems.importId, importId)
  const rows = await db
    .select()
    .from(importProblems)
    .where(which)
    .orderBy(asc(importProblems.line), asc(importProblems.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(importProblems, which) }
}

export async function insertImport(tx: Database, row: NewImport): Promise<string> {
  const [created] = await tx.insert(imports).values(row).returning({ id: imports.id })
  if (!created) throw new Error('an import was written but not returned')
  return created.id
}

/** Says that a process is at it. */
export const keepAlive = (db: Database, id: string) =>
  db
    .update(imports)
    .set({ aliveAt: sql`now()` })
    .where(and(eq(imports.id, id), inArray(imports.status, ['waiting', 'running'])))

/**
 * Begins an import, unless another one is under way or came before it.
 * @returns whether it did
 */
export async function beginAlone(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const others = and(ne(imports.id, id), sql`${imports.aliveAt} >= now() - ${SILENCE}`)
    const running = await tx.$count(imports, and(others, eq(imports.status, 'running')))
    const before = and(others, eq(imports.status, 'waiting'), lt(imports.id, id))
    if (running > 0 || (await tx.$count(imports, before)) > 0) return false
    await tx
      .update(imports)
      .set({ status: 'running', startedAt: sql`now()`, aliveAt: sql`now()` })
      .where(eq(imports.id, id))
    return true
  })
}

/** Notes what came of the rows so far. */
export async function saveProgress(
  db: Database,
  importId: string,
  totals: ImportTotals,
  problems: ImportProblem[],
) {
  await db.transaction(async (tx) => {
    await tx
      .update(imports)
      .set({ ...totals, aliveAt: sql`now()` })
      .where(eq(imports.id, importId))
    if (problems.length > 0)
      await tx.insert(importProblems).values(problems.map((problem) => ({ ...problem, importId })))
  })
}

/** @param failure what ended it early; null where nothing did */
export const finishImport = (db: Database, id: string, failure: string | null) =>
  db
    .update(imports)
    .set({ status: failure ? 'failed' : 'done', failure, finishedAt: sql`now()` })
    .where(eq(imports.id, id))

/**
 * Forgets the file of an import, and of those that were abandoned, of which nobody reads it any more.
 * @returns their keys
 */
export async function releaseFiles(tx: Database, id: string): Promise<string[]> {
  const which = sql`${imports.fileKey} IS NOT NULL AND (${imports.id} = ${id}::uuid OR ${isAbandoned})`
  const held = await tx
    .select({ fileKey: imports.fileKey })
    .from(imports)
    .where(which)
    .for('update')
  await tx.update(imports).set({ fileKey: null }).where(which)
  return held.flatMap(({ fileKey }) => fileKey ?? [])
}
