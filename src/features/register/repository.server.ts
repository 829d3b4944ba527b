import { and, desc, eq, getTableColumns, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import {
  registerActivities,
  registerCompanies,
  registerRuns,
  registerStaging,
} from '#/db/schema/index.ts'
import type { Reached, RunCounts } from '#/db/schema/register.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Company, Establishment } from './reading.server.ts'

export type Run = typeof registerRuns.$inferSelect

/** Columns of a company that change and are kept as they were. `cnpj` and `month` are not among them. */
const FIELDS = [
  'legal_name',
  'trade_name',
  'is_headquarters',
  'situation',
  'situation_since',
  'opened_on',
  'activity',
  'nature',
  'size',
  'is_sole_trader',
  'city_code',
  'city',
  'state',
  'cep',
  'street',
  'street_number',
  'complement',
  'district',
  'phone',
  'absent_since',
] as const
const COLUMNS = sql.raw(FIELDS.join(', '))
const columnsOf = (table: string) => sql.raw(FIELDS.map((name) => `${table}.${name}`).join(', '))

/** In the history, what marks a company that was not known before. */
const NEW = 'cnpj'

const isOpen = inArray(registerRuns.state, ['reading', 'applying'])

/** The run of these archives that was not brought to its end, if there is one. */
export async function openRun(db: Database, fingerprint: string): Promise<Run | undefined> {
  const [run] = await db
    .select()
    .from(registerRuns)
    .where(and(eq(registerRuns.fingerprint, fingerprint), isOpen))
    .orderBy(desc(registerRuns.id))
    .limit(1)
  return run
}

/** Has a transaction that begins or ends runs wait for another one that does: of two at once, the later sees the earlier. */
export const lockRuns = (tx: Database) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('praca register'))`)

export async function insertRun(tx: Database, run: typeof registerRuns.$inferInsert): Promise<Run> {
  const [inserted] = await tx.insert(registerRuns).values(run).returning()
  if (!inserted) throw new Error('a run was written but not returned')
  return inserted
}

/** Gives up runs of other archives that were not brought to their end: what they read is in nobody's way. */
export const giveUpOthers = (tx: Database, failure: string) =>
  tx.update(registerRuns).set({ state: 'failed', failure, finishedAt: sql`now()` }).where(isOpen)

/** Gives up runs that still read, and of which nothing was heard for some days. @returns whether there was one */
export async function giveUpSilent(tx: Database, days: number, failure: string): Promise<boolean> {
  const rows = await tx
    .update(registerRuns)
    .set({ state: 'failed', failure, finishedAt: sql`now()` })
    .where(
      and(
        eq(registerRuns.state, 'reading'),
        sql`${registerRuns.aliveAt} < now() - make_interval(days => ${days})`,
      ),
    )
    .returning({ id: registerRuns.id })
  return rows.length > 0
}

/**
 * Takes a run over: who did it before finds that it is another's, and stops.
 * @returns it as it is by then: a batch that was being written has been waited for. Undefined where it ended meanwhile
 */
export async function takeOver(tx: Database, id: string, owner: string): Promise<Run | undefined> {
  const [run] = await tx
    .update(registerRuns)
    .set({ owner, aliveAt: sql`now()` })
    .where(and(eq(registerRuns.id, id), isOpen))
    .returning()
  return run
}

/**
 * Holds a run for a transaction.
 * @returns false where it is another process's now, or was given up: nothing may be written
 */
export async function holdRun(tx: Database, id: string, owner: string): Promise<boolean> {
  const rows = await tx
    .select({ id: registerRuns.id })
    .from(registerRuns)
    .where(and(eq(registerRuns.id, id), eq(registerRuns.owner, owner), isOpen))
    .for('update')
  return rows.length > 0
}

/** Notes how far a run is, in the transaction of what it wrote. */
export async function noteReached(
  tx: Database,
  id: string,
  change: { reached?: Reached; counts?: RunCounts; state?: Run['state']; failure?: string },
) {
  const ended = change.state && change.state !== 'applying'
  await tx
    .update(registerRuns)
    .set({ ...change, aliveAt: sql`now()`, ...(ended ? { finishedAt: sql`now()` } : {}) })
    .where(eq(registerRuns.id, id))
}

export const clearStaging = (tx: Database) => tx.execute(sql`TRUNCATE register_staging`)

/** CNPJs that are known: some 90 bytes of memory each. */
export async function knownCnpjs(db: Database): Promise<Set<string>> {
  const known = new Set<string>()
  let after = ''
  for (;;) {
    const rows = await db
      .select({ cnpj: registerCompanies.cnpj })
      .from(registerCompanies)
      .where(sql`${registerCompanies.cnpj} > ${after}`)
      .orderBy(registerCompanies.cnpj)
      .limit(50_000)
    for (const { cnpj } of rows) known.add(cnpj)
    const last = rows.at(-1)
    if (!last) return known
    after = last.cnpj
  }
}

/** The first eight characters of what was chosen. */
export async function stagedRoots(db: Database): Promise<Set<string>> {
  const roots = new Set<string>()
  let after = ''
  for (;;) {
    const rows = await rowsOf<{ root: string }>(
      db,
      sql`SELECT DISTINCT left(cnpj, 8) AS root FROM register_staging
        WHERE left(cnpj, 8) > ${after} ORDER BY 1 LIMIT 50000`,
    )
    for (const { root } of rows) roots.add(root)
    const last = rows.at(-1)
    if (!last) return roots
    after = last.root
  }
}

/** Columns that rows of ESTABELECIMENTOS fill. */
const { legalName, nature, size, isSoleTrader, absentSince, ...ESTABLISHED } =
  getTableColumns(registerStaging)
const established = Object.entries(ESTABLISHED)
const STAGED = sql.raw(established.map(([, { name }]) => name).join(', '))
const GIVEN = sql.raw(established.map(([key]) => `"${key}"`).join(', '))
const GIVEN_TYPES = sql.raw(
  established.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', '),
)

/** Of an establishment that a month has twice, the first row stands. @returns how many were not there */
export const stageEstablishments = async (tx: Database, rows: Establishment[]): Promise<number> =>
  (
    await rowsOf(
      tx,
      sql`INSERT INTO register_staging (${STAGED})
        SELECT ${GIVEN} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${GIVEN_TYPES})
        ON CONFLICT DO NOTHING RETURNING cnpj`,
    )
  ).length

/** Of a company that a month has twice, the first row stands. @returns how many had no name yet */
export async function stageCompanies(tx: Database, rows: Company[]): Promise<number> {
  const firstOf = new Map(rows.toReversed().map((row) => [row.root, row]))
  const [{ total } = { total: 0 }] = await rowsOf<{ total: number }>(
    tx,
    sql`WITH named AS (
      UPDATE register_staging AS staged
      SET legal_name = given."legalName", nature = given.nature, size = given.size,
        is_sole_trader = given."isSoleTrader"
      FROM jsonb_to_recordset(${JSON.stringify([...firstOf.values()])}::jsonb)
        AS given(root text, "legalName" text, nature text, size text, "isSoleTrader" boolean)
      WHERE left(staged.cnpj, 8) = given.root AND staged.legal_name = ''
      RETURNING given.root
    )
    SELECT count(DISTINCT root)::int AS total FROM named`,
  )
  return total
}

/** Notes which companies are of the small ones' regime: persons in business. */
export const stageMei = (tx: Database, roots: string[]) =>
  tx.execute(sql`UPDATE register_staging AS staged SET is_sole_trader = true
    FROM jsonb_array_elements_text(${JSON.stringify(roots)}::jsonb) AS given(root)
    WHERE left(staged.cnpj, 8) = given.root`)

/** Where and how a company is reached. */
const REACHED = ['cep', 'street', 'street_number', 'complement', 'district', 'phone'] as const

/** Nothing is kept of where and how a sole trader is reached: it is a person's. */
export const forgetPersons = (tx: Database) =>
  tx.execute(sql`UPDATE register_staging
    SET ${sql.raw(REACHED.map((name) => `${name} = NULL`).join(', '))}
    WHERE is_sole_trader AND num_nonnulls(${sql.raw(REACHED.join(', '))}) > 0`)

export const dropUnnamed = async (tx: Database): Promise<number> => {
  const rows = await rowsOf<{ cnpj: string }>(
    tx,
    sql`DELETE FROM register_staging WHERE legal_name = '' RETURNING cnpj`,
  )
  return rows.length
}

/** Companies that the months before this one had to the last: which of them were lacking already is known. */
export const countPresent = (db: Database, month: string) =>
  db.$count(registerCompanies, not(wasAbsent(month)))

/** What the register lacked before a month. */
const wasAbsent = (month: string) => sql`coalesce(absent_since < ${month}::date, false)`

/** CNPJs of which the register lacked the companies before a month. */
export async function absentCnpjs(db: Database, month: string): Promise<string[]> {
  const rows = await db
    .select({ cnpj: registerCompanies.cnpj })
    .from(registerCompanies)
    .where(wasAbsent(month))
  return rows.map(({ cnpj }) => cnpj)
}

/** What is said of a company, but for since when the register lacks it. */
const SAID = sql.raw(FIELDS.filter((name) => name !== 'absent_since').join(', '))

/**
 * Has companies that a month lacks stay as they are, but for this.
 * @returns how many they are, and how many of them the month before it had
 */
export async function stageAbsent(tx: Database, month: string) {
  const rows = await rowsOf<{ isNew: boolean }>(
    tx,
    sql`INSERT INTO register_staging (cnpj, ${SAID}, absent_since)
      SELECT cnpj, ${SAID}, coalesce(absent_since, ${month}::date) FROM register_companies AS known
      WHERE NOT EXISTS (SELECT FROM register_staging AS staged WHERE staged.cnpj = known.cnpj)
      RETURNING absent_since = ${month}::date AS "isNew"`,
  )
  return { total: rows.length, fresh: rows.filter(({ isNew }) => isNew).length }
}

/** How many companies have to be applied, and of how many that is done, up to a CNPJ. */
export async function countStaged(db: Database, cnpj: string) {
  const [row = { total: 0, applied: 0 }] = await rowsOf<{ total: number; applied: number }>(
    db,
    sql`SELECT count(*)::int AS total, (count(*) FILTER (WHERE cnpj <= ${cnpj}))::int AS applied FROM register_staging`,
  )
  return row
}

/** The CNPJ with which the next batch ends; null where none is left. */
export async function lastOfBatch(db: Database, after: string, most: number) {
  const [row] = await rowsOf<{ last: string | null }>(
    db,
    sql`SELECT max(cnpj) AS last FROM (
      SELECT cnpj FROM register_staging WHERE cnpj > ${after} ORDER BY cnpj LIMIT ${most}) AS batch`,
  )
  return row?.last ?? null
}

const within = (after: string, last: string): SQL => sql`cnpj > ${after} AND cnpj <= ${last}`

/** What each field was and is, as texts, for a row `was` and a row `now`. */
const FIELD_VALUES = sql.raw(
  FIELDS.map((name) => `('${name}', was.${name}::text, now.${name}::text)`).join(', '),
)

/**
 * Writes a batch of what was read into the history and the register. Of who is a person by now, the history has nothing
 * of where they are, or were: also a month that is taken back does not bring it again.
 */
export async function applyBatch(tx: Database, month: string, after: string, last: string) {
  await tx.execute(sql`INSERT INTO register_changes (month, cnpj, field, before, after)
    SELECT ${month}::date, now.cnpj, change.field, change.before, change.after
    FROM register_staging AS now LEFT JOIN register_companies AS was USING (cnpj)
    CROSS JOIN LATERAL (
      SELECT ${NEW} AS field, NULL AS before, now.cnpj::text AS after WHERE was.cnpj IS NULL
      UNION ALL
      SELECT * FROM (VALUES ${FIELD_VALUES}) AS each(field, before, after)
      WHERE was.cnpj IS NOT NULL AND before IS DISTINCT FROM after
    ) AS change
    WHERE now.cnpj > ${after} AND now.cnpj <= ${last}
    ON CONFLICT (cnpj, month, field) DO UPDATE SET after = excluded.after`)
  await tx.execute(sql`DELETE FROM register_changes AS change USING register_staging AS now
    WHERE now.is_sole_trader AND now.cnpj > ${after} AND now.cnpj <= ${last} AND change.cnpj = now.cnpj
      AND change.field IN (${sql.raw(REACHED.map((name) => `'${name}'`).join(', '))})`)
  const written = await rowsOf<{
    isNew: boolean
    was: string | null
    situation: string
    isAbsent: boolean
  }>(
    tx,
    sql`WITH before AS (
        SELECT cnpj, situation FROM register_companies WHERE ${within(after, last)}
      ), written AS (
        INSERT INTO register_companies (cnpj, ${COLUMNS}, month)
        SELECT cnpj, ${COLUMNS}, ${month}::date FROM register_staging WHERE ${within(after, last)}
        ON CONFLICT (cnpj) DO UPDATE SET (${COLUMNS}, month) = (${columnsOf('excluded')},
          CASE WHEN excluded.absent_since IS NULL THEN excluded.month ELSE register_companies.month END)
        WHERE (${columnsOf('register_companies')}) IS DISTINCT FROM (${columnsOf('excluded')})
        RETURNING cnpj, situation, absent_since
      )
      SELECT before.cnpj IS NULL AS "isNew", before.situation AS was, written.situation,
        written.absent_since IS NOT NULL AS "isAbsent"
      FROM written LEFT JOIN before USING (cnpj)`,
  )
  const [{ total } = { total: 0 }] = await rowsOf<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM register_staging
      WHERE ${within(after, last)} AND absent_since IS NULL`,
  )
  const said = written.filter(({ isAbsent }) => !isAbsent)
  const count = (is: (row: (typeof written)[number]) => boolean) => said.filter(is).length
  return {
    created: count(({ isNew }) => isNew),
    changed: count(({ isNew }) => !isNew),
    closed: count(({ was, situation }) => was === 'ativa' && situation !== 'ativa'),
    reopened: count(
      ({ was, situation }) => was !== null && was !== 'ativa' && situation === 'ativa',
    ),
    unchanged: total - said.length,
  }
}

export async function writeActivities(tx: Database, rows: { code: string; text: string }[]) {
  if (rows.length === 0) return
  await tx
    .insert(registerActivities)
    .values(rows)
    .onConflictDoUpdate({ target: registerActivities.code, set: { text: sql`excluded.text` } })
}

/** The latest month that was brought in to its end. */
export async function latestRun(db: Database): Promise<Run | undefined> {
  const [run] = await db
    .select()
    .from(registerRuns)
    .where(eq(registerRuns.state, 'done'))
    .orderBy(desc(registerRuns.month), desc(registerRuns.id))
    .limit(1)
  return run
}

/** The latest month of which something was written, to its end or not. */
export async function latestWritten(db: Database): Promise<string | null> {
  const [row] = await rowsOf<{ month: string | null }>(
    db,
    sql`SELECT greatest((SELECT max(month) FROM register_runs WHERE state = 'done'),
      (SELECT max(month) FROM register_changes))::text AS month`,
  )
  return row?.month ?? null
}

/** The month that was begun last, also where nothing of it was written; one that was taken back is none. */
export async function latestBegun(db: Database): Promise<string | null> {
  const [row] = await rowsOf<{ month: string | null }>(
    db,
    sql`SELECT greatest((SELECT month FROM register_runs WHERE state <> 'undone' ORDER BY id DESC LIMIT 1),
      (SELECT max(month) FROM register_changes))::text AS month`,
  )
  return row?.month ?? null
}

/** Whether a month was taken back, and was not brought in to its end since. */
export async function wasUndone(db: Database, month: string): Promise<boolean> {
  const [last] = await db
    .select({ state: registerRuns.state })
    .from(registerRuns)
    .where(and(eq(registerRuns.month, month), inArray(registerRuns.state, ['undone', 'done'])))
    .orderBy(desc(registerRuns.id))
    .limit(1)
  return last?.state === 'undone'
}

/** How many companies a month changed. */
export async function countChanged(db: Database, month: string): Promise<number> {
  const [{ total } = { total: 0 }] = await rowsOf<{ total: number }>(
    db,
    sql`SELECT count(DISTINCT cnpj)::int AS total FROM register_changes WHERE month = ${month}::date`,
  )
  return total
}

/** CNPJs of the next batch of what a month changed. */
export async function changedIn(db: Database, month: string, most: number): Promise<string[]> {
  const rows = await rowsOf<{ cnpj: string }>(
    db,
    sql`SELECT DISTINCT cnpj FROM register_changes WHERE month = ${month}::date ORDER BY cnpj LIMIT ${most}`,
  )
  return rows.map(({ cnpj }) => cnpj)
}

/** Puts companies back as they were before a month; those that it brought are gone. */
export async function undoChanges(tx: Database, month: string, cnpjs: string[]) {
  const among = sql`cnpj IN (SELECT jsonb_array_elements_text(${JSON.stringify(cnpjs)}::jsonb))`
  const undone = sql`${among} AND month = ${month}::date`
  await tx.execute(sql`DELETE FROM register_companies WHERE cnpj IN (
    SELECT cnpj FROM register_changes WHERE ${undone} AND field = ${NEW})`)
  const before = sql.raw(
    FIELDS.map(
      (name) => `${name} = CASE WHEN fields ? '${name}' THEN old.${name} ELSE r.${name} END`,
    ).join(', '),
  )
  // A row of the table's own type makes each text what its column is.
  await tx.execute(sql`UPDATE register_companies AS r SET ${before}, month = coalesce((
        SELECT max(kept.month) FROM register_changes AS kept
        WHERE kept.cnpj = r.cnpj AND kept.month < ${month}::date
          AND (kept.field <> 'absent_since' OR kept.after IS NULL)), r.month)
    FROM (
      SELECT cnpj, jsonb_object_agg(field, before) AS fields FROM register_changes
      WHERE ${undone} AND field <> ${NEW} GROUP BY cnpj
    ) AS changes CROSS JOIN LATERAL jsonb_populate_record(NULL::register_companies, changes.fields) AS old
    WHERE r.cnpj = changes.cnpj`)
  await tx.execute(sql`DELETE FROM register_changes WHERE ${undone}`)
}

/** Notes that months are taken back. */
export const markUndone = (tx: Database, month: string) =>
  tx
    .update(registerRuns)
    .set({ state: 'undone', finishedAt: sql`now()` })
    .where(and(eq(registerRuns.month, month), ne(registerRuns.state, 'undone')))
