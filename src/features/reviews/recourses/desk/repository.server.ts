import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { offers, reviewRecourses, reviews, users, vendorName, vendors } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { REVIEW_SUBJECT } from '../../answers.server.ts'
import type desk from './desk.tsx'

const authors = alias(users, 'authors')

interface FirstDecision {
  action: string
  reason: string | null
  at: string
  by: string | null
  byId: string | null
}

/** What a recourse is against: the last decision before it. */
const first = sql<FirstDecision | null>`(SELECT jsonb_build_object(
    'action', a.action, 'reason', a.detail->>'reason', 'at', a.created_at,
    'by', who.first_name || ' ' || who.last_name, 'byId', a.actor_id)
  FROM audit_log a LEFT JOIN users who ON who.id = a.actor_id
  WHERE a.subject_kind = ${REVIEW_SUBJECT} AND a.subject_id = ${reviewRecourses.reviewId}
    AND a.action IN ('keep', 'hide', 'restore') AND a.created_at <= ${reviewRecourses.createdAt}
  ORDER BY a.created_at DESC LIMIT 1)`

/** What its author took back waits for nobody, until it is written again. */
const isThere = ne(reviews.status, 'withdrawn')

const rowsOf = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: reviewRecourses.id,
      status: reviewRecourses.status,
      side: reviewRecourses.side,
      text: reviewRecourses.text,
      answer: reviewRecourses.answer,
      createdAt: reviewRecourses.createdAt,
      userId: reviewRecourses.userId,
      who: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      author: sql<string>`coalesce(${authors.firstName} || ' ' || ${authors.lastName}, 'Usuário removido')`,
      rating: reviews.rating,
      said: sql<string>`concat_ws(' · ', nullif(${reviews.comment}, ''), nullif(${reviews.pros}, ''), nullif(${reviews.cons}, ''))`,
      first,
      targetId: sql<string>`coalesce(${reviews.offerId}, ${reviews.vendorId})`,
      kind: sql<'software' | 'service' | 'vendor'>`coalesce(${offers.kind}::text, 'vendor')`,
      name: sql<string>`coalesce(${offers.name}, ${vendorName})`,
    })
    .from(reviewRecourses)
    .innerJoin(users, eq(users.id, reviewRecourses.userId))
    .innerJoin(reviews, eq(reviews.id, reviewRecourses.reviewId))
    .leftJoin(authors, eq(authors.id, reviews.userId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(where)
export type DeskRecourseRow = Awaited<ReturnType<typeof rowsOf>>[number]

export function readRecourses(
  db: Database,
  { sort, page, limit, situacao }: DeskQuery<typeof desk>,
) {
  const where = and(isThere, situacao && eq(reviewRecourses.status, situacao))
  const order = [
    sql`${reviewRecourses.status} <> 'waiting'`,
    ...orderOf(sort, { desde: [reviewRecourses.createdAt, asc(reviewRecourses.id)] }),
  ]
  const from = sql`${reviewRecourses} JOIN ${reviews} ON ${reviews.id} = ${reviewRecourses.reviewId}`
  return readDeskPage(db, { page, limit }, { from, where, rows: rowsOf(db, where), order })
}

export async function recourseRow(db: Database, id: string): Promise<DeskRecourseRow | undefined> {
  const [row] = await rowsOf(db, eq(reviewRecourses.id, id))
  return row
}
