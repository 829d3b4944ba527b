import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { offers, reviewProofs, reviews, users, vendorName, vendors } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { SAME_FILE_SHOWN } from '../limits.ts'
import type desk from './desk.tsx'

interface SameFile {
  isOfAuthor: boolean
  at: string
  name: string
}

/** Where else the same file was sent, the first ones; of what was taken back nothing is known. */
const sameFile = sql<SameFile[]>`(SELECT coalesce(jsonb_agg(one ORDER BY one.at), '[]') FROM (
  SELECT other.created_at AS at, other.user_id = ${reviewProofs.userId} AS "isOfAuthor",
    coalesce(what.name, nullif(who.nome_fantasia, ''), who.razao_social, '') AS name
  FROM review_proofs other
  LEFT JOIN reviews said ON said.id = other.review_id
  LEFT JOIN offers what ON what.id = said.offer_id
  LEFT JOIN vendors who ON who.id = said.vendor_id
  WHERE other.file_mark = ${reviewProofs.fileMark} AND other.review_id IS DISTINCT FROM ${reviewProofs.reviewId}
  ORDER BY other.created_at LIMIT ${SAME_FILE_SHOWN}) one)`

const rowsOf = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: reviewProofs.id,
      status: reviewProofs.status,
      reviewId: reviewProofs.reviewId,
      answer: reviewProofs.answer,
      hasFile: sql<boolean>`(${reviewProofs.fileKey} IS NOT NULL AND ${reviewProofs.status} = 'waiting')`,
      createdAt: reviewProofs.createdAt,
      sameFile,
      author: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      comment: reviews.comment,
      targetId: sql<string>`coalesce(${reviews.offerId}, ${reviews.vendorId}, ${reviewProofs.id})`,
      kind: sql<'software' | 'service' | 'vendor'>`coalesce(${offers.kind}::text, 'vendor')`,
      name: sql<string>`coalesce(${offers.name}, ${vendorName}, '')`,
    })
    .from(reviewProofs)
    .innerJoin(users, eq(users.id, reviewProofs.userId))
    .leftJoin(reviews, eq(reviews.id, reviewProofs.reviewId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(where)
export type DeskProofRow = Awaited<ReturnType<typeof rowsOf>>[number]

export function readProofs(db: Database, { sort, page, limit, situacao }: DeskQuery<typeof desk>) {
  const where = situacao && eq(reviewProofs.status, situacao)
  const order = [
    sql`${reviewProofs.status} <> 'waiting'`,
    ...orderOf(sort, { desde: [reviewProofs.createdAt, asc(reviewProofs.id)] }),
  ]
  const rows = rowsOf(db, where)
  return readDeskPage(db, { page, limit }, { from: reviewProofs, where, rows, order })
}

export async function proofRow(db: Database, id: string): Promise<DeskProofRow | undefined> {
  const [row] = await rowsOf(db, eq(reviewProofs.id, id))
  return row
}
