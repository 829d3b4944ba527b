import { and, desc, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import { sourceRuns } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { RunState, SourceName } from './names.ts'

export type RunRow = typeof sourceRuns.$inferSelect

/** Nothing is heard of a reading for so long: its process ended, and no other goes on with it. */
const ABANDONED = sql`now() - interval '15 minutes'`

const OPEN = inArray(sourceRuns.state, ['waiting', 'running', 'stopping'])
const isUnderWay = inArray(sourceRuns.state, ['running', 'stopping'])

const GIVEN_UP = 'O processo que lia parou. A próxima leitura continua de onde ela estava.'

/** Ends readings that nobody does any more, so that the source can be read again. */
export const endAbandoned = (tx: Database) =>
  tx
    .update(sourceRuns)
    .set({ state: 'failed', outcome: GIVEN_UP, finishedAt: sql`now()` })
    .where(and(isUnderWay, lt(sourceRuns.aliveAt, ABANDONED)))

/**
 * @param isMeant also where what it reads looks torn or too old
 * @returns undefined where the source is being read already
 */
export async function openRun(
  tx: Database,
  source: SourceName,
  isMeant = false,
): Promise<RunRow | undefined> {
  const [run] = await tx
    .insert(sourceRuns)
    .values({ source, isMeant })
    .onConflictDoNothing()
    .returning()
  return run
}

/**
 * A reading by a command begins. One that a command began before and did not end is over: it was killed.
 * @returns undefined where the server reads the source, or is about to
 */
export const openCommandRun = (
  db: Database,
  source: SourceName,
  outcome: string,
): Promise<RunRow | undefined> =>
  db.transaction(async (tx) => {
    await tx
      .update(sourceRuns)
      .set({ state: 'failed', outcome, finishedAt: sql`now()` })
      .where(and(eq(sourceRuns.source, source), sourceRuns.isCommand, OPEN))
    const [run] = await tx
      .insert(sourceRuns)
      .values({ source, isCommand: true, state: 'running', startedAt: sql`now()` })
      .onConflictDoNothing()
      .returning()
    return run
  })

/** A reading by a command that nobody saw begin. */
export const insertCommandRun = (db: Database, source: SourceName, startedAt: Date, ended: Ended) =>
  db.insert(sourceRuns).values({
    ...{ source, isCommand: true, createdAt: startedAt, startedAt, finishedAt: new Date() },
    ...ended,
  })

export async function findRun(db: Database, id: string): Promise<RunRow | undefined> {
  const [run] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, id))
  return run
}

/** Begins a reading, or goes on with one whose process ended. @returns undefined where it was stopped before */
export async function beginRun(db: Database, id: string): Promise<RunRow | undefined> {
  const [run] = await db
    .update(sourceRuns)
    .set({
      state: sql`CASE state WHEN 'waiting' THEN 'running'::source_run_state ELSE state END`,
      startedAt: sql`coalesce(started_at, now())`,
      aliveAt: sql`now()`,
    })
    .where(and(eq(sourceRuns.id, id), OPEN))
    .returning()
  return run
}

/** Says that it goes on, and how far it is. @returns how it stands: somebody may have asked to stop it */
export async function noteAlive(
  db: Database,
  id: string,
  rows: number,
): Promise<RunState | undefined> {
  const [run] = await db
    .update(sourceRuns)
    .set({ rows, aliveAt: sql`now()` })
    .where(and(eq(sourceRuns.id, id), isUnderWay))
    .returning({ state: sourceRuns.state })
  return run?.state
}

/** How a reading ended. */
export type Ended = Pick<RunRow, 'state' | 'outcome'> &
  Partial<Pick<RunRow, 'rows' | 'refused' | 'isDoubtful'>>

export const endRun = (db: Database, id: string, change: Ended) =>
  db
    .update(sourceRuns)
    .set({ ...change, aliveAt: sql`now()`, finishedAt: sql`now()` })
    .where(eq(sourceRuns.id, id))

/** Nobody has to hear that it is to stop. */
const isUnheard = sql`(state = 'waiting' OR alive_at < ${ABANDONED})`

/** One that waits, or that nobody does any more, is stopped at once, one that is under way at its next safe row. */
export async function askToStop(tx: Database, id: string): Promise<RunRow | undefined> {
  const [run] = await tx
    .update(sourceRuns)
    .set({
      state: sql`CASE WHEN ${isUnheard} THEN 'stopped' ELSE 'stopping' END::source_run_state`,
      finishedAt: sql`CASE WHEN ${isUnheard} THEN now() END`,
    })
    .where(and(eq(sourceRuns.id, id), inArray(sourceRuns.state, ['waiting', 'running'])))
    .returning()
  return run
}

const latest = (db: Database, source: SourceName, where?: SQL) =>
  db
    .select()
    .from(sourceRuns)
    .where(and(eq(sourceRuns.source, source), where))
    .orderBy(desc(sourceRuns.createdAt), desc(sourceRuns.id))
    .limit(1)

/** The latest reading of a source, and the latest that was brought to its end. */
export async function latestRuns(db: Database, source: SourceName) {
  const [last] = await latest(db, source)
  const [done] = await latest(db, source, eq(sourceRuns.state, 'done'))
  return { last, done }
}

/** When the server last brought a source to its end: what a command read was another file, or not all of it. */
export async function lastDoneByServer(db: Database, source: SourceName): Promise<Date | null> {
  const isOwn = and(eq(sourceRuns.state, 'done'), not(sourceRuns.isCommand))
  const [done] = await latest(db, source, isOwn)
  return done?.createdAt ?? null
}
