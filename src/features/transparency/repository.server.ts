import { desc, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { transparencyReports } from '#/db/schema/index.ts'
import { TIME_ZONE } from '#/domain/dates.ts'
import { REVIEW_SUBJECT } from '#/features/reviews/answers.server.ts'
import { lateBefore } from '#/features/reviews/integrity/deadline.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { TARGETS_MAX } from './limits.ts'
import type { ModerationLog, NamedTarget, RecourseFigures, TransparencyFigures } from './schema.ts'

/** The first row of a statement of figures. */
async function figures<T>(db: Database, query: SQL): Promise<T> {
  const [row] = await rowsOf<T>(db, query)
  if (!row) throw new Error('Counts give one row.')
  return row
}

const since = (from: Date) => sql`${from.toISOString()}::timestamptz`
const monthOf = (moment: SQL) => sql`to_char(${moment} AT TIME ZONE ${TIME_ZONE}, 'YYYY-MM')`
const isOfReviews = sql`a.subject_kind = ${REVIEW_SUBJECT}`

/** A decision settles the reports that wait in the same transaction, by two clocks that are a moment apart. */
const sameMoment = (one: SQL, other: SQL) =>
  sql`${one} BETWEEN ${other} - interval '1 minute' AND ${other} + interval '1 minute'`

/** Why a review was hidden: what most of the reports that it settled said. */
const reasonOf = sql`coalesce((
  SELECT p.reason::text FROM review_reports p
  WHERE p.review_id = a.subject_id AND ${sameMoment(sql`p.settled_at`, sql`a.created_at`)}
  GROUP BY p.reason ORDER BY count(*) DESC, p.reason LIMIT 1), 'sem_denuncia')`

export const reviewCounts = (db: Database) =>
  figures<Omit<TransparencyFigures['avaliacoes'], 'porSinal'>>(
    db,
    sql`SELECT count(*)::int AS recebidas,
      (count(*) FILTER (WHERE status = 'visible'))::int AS publicadas,
      (count(*) FILTER (WHERE status = 'pending'))::int AS aguardando,
      (count(*) FILTER (WHERE status = 'hidden'))::int AS ocultas,
      (count(*) FILTER (WHERE status = 'withdrawn'))::int AS retiradas,
      (count(*) FILTER (WHERE status = 'pending' AND waits_since < ${since(lateBefore(new Date()))}))::int AS "foraDoPrazo",
      (SELECT count(*)::int FROM audit_log a WHERE ${isOfReviews} AND a.action = 'lapse') AS "semDecisao"
    FROM reviews`,
  )

export interface MonthCount {
  mes: string
  total: number
}

/** Reviews by the month in which they were written, or last written again. */
export const receivedByMonth = (db: Database, from: Date) =>
  rowsOf<MonthCount>(
    db,
    sql`SELECT ${monthOf(sql`created_at`)} AS mes, count(*)::int AS total
    FROM reviews WHERE created_at >= ${since(from)} GROUP BY 1`,
  )

/** Decisions to hide one, by month. */
export const hiddenByMonth = (db: Database, from: Date) =>
  rowsOf<MonthCount>(
    db,
    sql`SELECT ${monthOf(sql`a.created_at`)} AS mes, count(*)::int AS total
    FROM audit_log a WHERE ${isOfReviews} AND a.action = 'hide' AND a.created_at >= ${since(from)} GROUP BY 1`,
  )

export const hiddenByReason = (db: Database, from: Date) =>
  rowsOf<{ motivo: string; total: number }>(
    db,
    sql`SELECT motivo, count(*)::int AS total FROM (
      SELECT ${reasonOf} AS motivo FROM audit_log a
      WHERE ${isOfReviews} AND a.action = 'hide' AND a.created_at >= ${since(from)}
    ) AS decided GROUP BY 1 ORDER BY 2 DESC, 1`,
  )

/** What signals had found in what was hidden while it waited; one review counts for each. */
export const hiddenBySignal = (db: Database, from: Date) =>
  rowsOf<{ motivo: string; total: number }>(
    db,
    sql`SELECT sinal AS motivo, count(*)::int AS total
    FROM audit_log a, jsonb_array_elements_text(a.detail->'signals') AS sinal
    WHERE ${isOfReviews} AND a.action = 'hide' AND a.created_at >= ${since(from)} GROUP BY 1 ORDER BY 2 DESC, 1`,
  )

export const reportCounts = (db: Database, from: Date) =>
  figures<Omit<TransparencyFigures['denuncias'], 'porMotivo'>>(
    db,
    sql`SELECT count(*)::int AS recebidas, count(settled_at)::int AS decididas,
      (count(*) - count(settled_at))::int AS aguardando,
      round((percentile_cont(.5) WITHIN GROUP (ORDER BY hours))::numeric, 1)::float8 AS "medianaHoras",
      round((percentile_cont(.9) WITHIN GROUP (ORDER BY hours))::numeric, 1)::float8 AS "nonaDecimaHoras"
    FROM (
      SELECT settled_at, extract(epoch FROM settled_at - created_at) / 3600 AS hours
      FROM review_reports WHERE created_at >= ${since(from)}
    ) AS reports`,
  )

export const reportsByReason = (db: Database, from: Date) =>
  rowsOf<{ motivo: string; total: number }>(
    db,
    sql`SELECT reason::text AS motivo, count(*)::int AS total FROM review_reports
    WHERE created_at >= ${since(from)} GROUP BY 1 ORDER BY 2 DESC, 1`,
  )

/** Reports by people who administer, or administered, a page that a review speaks of. */
export const companyCounts = (db: Database, from: Date) =>
  figures<TransparencyFigures['empresas']>(
    db,
    sql`SELECT count(*)::int AS pedidos, count(p.settled_at)::int AS decididos,
      (count(*) FILTER (WHERE EXISTS (
        SELECT 1 FROM audit_log a WHERE ${isOfReviews} AND a.subject_id = p.review_id AND a.action = 'hide'
          AND ${sameMoment(sql`a.created_at`, sql`p.settled_at`)})))::int AS atendidos
    FROM review_reports p JOIN reviews r ON r.id = p.review_id
    WHERE p.created_at >= ${since(from)} AND EXISTS (
      SELECT 1 FROM vendor_admins v WHERE v.user_id = p.user_id AND (
        v.vendor_id = r.vendor_id
        OR EXISTS (SELECT 1 FROM vendor_offers s WHERE s.vendor_id = v.vendor_id AND s.offer_id = r.offer_id)
        OR EXISTS (SELECT 1 FROM offers o WHERE o.id = r.offer_id AND o.maker_id = v.vendor_id)))`,
  )

/** Recourses of a side: what was decided otherwise is not counted among what waits. */
export const recourseCounts = (db: Database, side: 'author' | 'company', from: Date) =>
  figures<RecourseFigures>(
    db,
    sql`SELECT count(*)::int AS recebidos,
      (count(*) FILTER (WHERE status = 'upheld'))::int AS aceitos,
      (count(*) FILTER (WHERE status = 'dismissed'))::int AS negados,
      (count(*) FILTER (WHERE status = 'waiting'))::int AS aguardando
    FROM review_recourses WHERE side = ${side} AND created_at >= ${since(from)}`,
  )

export const declarationCounts = (db: Database, from: Date) =>
  figures<TransparencyFigures['declaracoes']>(
    db,
    sql`SELECT count(*)::int AS denuncias, count(decided_at)::int AS decididas,
      (count(*) FILTER (WHERE status = 'upheld'))::int AS aceitas
    FROM readiness_reports WHERE created_at >= ${since(from)}`,
  )

/** What had reviews hidden, most of them first: without names, which are those of the day on which it is read. */
export const targets = (db: Database, from: Date) =>
  rowsOf<TransparencyFigures['alvos'][number]>(
    db,
    sql`SELECT coalesce(r.offer_id, r.vendor_id) AS id, count(*)::int AS ocultadas
    FROM audit_log a JOIN reviews r ON r.id = a.subject_id
    WHERE ${isOfReviews} AND a.action = 'hide' AND a.created_at >= ${since(from)}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${TARGETS_MAX}::int`,
  )

/** Those of some products and suppliers that everybody sees, with their names. */
export async function seenOf(db: Database, ids: string[]): Promise<NamedTarget[]> {
  if (ids.length === 0) return []
  return rowsOf<NamedTarget>(
    db,
    sql`SELECT o.id, 'software' AS tipo, o.name AS nome FROM offers o
      WHERE ${inArray(sql`o.id`, ids)} AND o.is_visible
    UNION ALL
    SELECT v.id, 'fornecedor', coalesce(nullif(v.nome_fantasia, ''), v.razao_social) FROM vendors v
      WHERE ${inArray(sql`v.id`, ids)} AND v.is_visible`,
  )
}

const ofTarget = (id: string) => sql`(r.offer_id = ${id} OR r.vendor_id = ${id})`

/** How many reviews of a target were hidden, and shown again, by month; the latest first. */
export const decisionsOf = (db: Database, id: string, from: Date) =>
  rowsOf<ModerationLog['meses'][number]>(
    db,
    sql`SELECT ${monthOf(sql`a.created_at`)} AS mes,
      (count(*) FILTER (WHERE a.action = 'hide'))::int AS ocultadas,
      (count(*) FILTER (WHERE a.action = 'restore'))::int AS restauradas
    FROM reviews r JOIN audit_log a ON ${isOfReviews} AND a.subject_id = r.id
    WHERE ${ofTarget(id)} AND a.action IN ('hide', 'restore') AND a.created_at >= ${since(from)}
    GROUP BY 1 ORDER BY 1 DESC`,
  )

/** Why reviews of a target were hidden. */
export const reasonsOf = (db: Database, id: string, from: Date) =>
  rowsOf<{ motivo: string; total: number }>(
    db,
    sql`SELECT motivo, count(*)::int AS total FROM (
      SELECT ${reasonOf} AS motivo FROM reviews r JOIN audit_log a ON ${isOfReviews} AND a.subject_id = r.id
      WHERE ${ofTarget(id)} AND a.action = 'hide' AND a.created_at >= ${since(from)}
    ) AS decided GROUP BY 1 ORDER BY 2 DESC, 1`,
  )

/** Reviews that wait, by why; one may wait for several reasons. */
export const waitingBySignal = (db: Database) =>
  rowsOf<{ motivo: string; total: number }>(
    db,
    sql`SELECT sinal::text AS motivo, count(*)::int AS total
    FROM reviews, unnest(coalesce(waits, '{}')) AS sinal
    WHERE status = 'pending' GROUP BY 1 ORDER BY 2 DESC, 1`,
  )

/** The report of the last night; undefined before the first. */
export async function latest(db: Database) {
  const [row] = await db
    .select()
    .from(transparencyReports)
    .orderBy(desc(transparencyReports.day))
    .limit(1)
  return row
}

export const save = (tx: Database, day: string, figures: TransparencyFigures) =>
  tx
    .insert(transparencyReports)
    .values({ day, figures })
    .onConflictDoUpdate({ target: transparencyReports.day, set: { figures } })

export const forgetBefore = (tx: Database, day: string) =>
  tx.delete(transparencyReports).where(lt(transparencyReports.day, day))
