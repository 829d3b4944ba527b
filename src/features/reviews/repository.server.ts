import {
  type AnyColumn,
  and,
  arrayContains,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  reviewReplies,
  reviews,
  users,
  vendorAdmins,
  vendorName,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { contentOf } from './content.server.ts'
import type { ReviewLabel } from './labels.ts'
import type { ReviewFilters, ReviewPosition } from './list-schema.ts'
import type { ReviewOrder } from './orders.ts'
import { ofTarget, type TargetRef, targetKeys, toTarget } from './targets/repository.server.ts'

/**
 * Who answers a review: the supplier that it is of; of an offer the one supplier that sells it and
 * that its answer's author administers. Null where that is none, or one of several.
 */
function replier(db: Database, which: ReturnType<typeof listed>) {
  const reviewed = db
    .select({ name: vendorName })
    .from(vendors)
    .where(eq(vendors.id, which.vendorId))
  const seller = db
    .select({ name: sql`CASE WHEN count(*) = 1 THEN min(${vendorName}) END` })
    .from(vendorOffers)
    .innerJoin(vendorAdmins, eq(vendorAdmins.vendorId, vendorOffers.vendorId))
    .innerJoin(vendors, and(eq(vendors.id, vendorOffers.vendorId), eq(vendors.isVisible, true)))
    .where(
      and(eq(vendorOffers.offerId, which.offerId), eq(vendorAdmins.userId, reviewReplies.userId)),
    )
  return sql<string | null>`coalesce(${reviewed}, ${seller})`
}

/** By what lists are ordered before the moment of writing, of the table or of what was selected from it. */
const KEYS = {
  texto: { column: 'hasWords', falls: true },
  recentes: undefined,
  melhores: { column: 'rating', falls: true },
  piores: { column: 'rating', falls: false },
} as const satisfies Record<ReviewOrder, object | undefined>

type Ordered = Record<'hasWords' | 'rating' | 'createdAt' | 'id', AnyColumn>

function inOrder(of: Ordered, order: ReviewOrder): SQL[] {
  const key = KEYS[order]
  const newest = [desc(of.createdAt), asc(of.id)]
  return key ? [(key.falls ? desc : asc)(of[key.column]), ...newest] : newest
}

/** Some reviews with what is shown beside them. */
function shown(db: Database, which: ReturnType<typeof listed>, order: ReviewOrder = 'recentes') {
  return (
    db
      .select({
        id: which.id,
        offerId: which.offerId,
        ...contentOf(which),
        hasWords: which.hasWords,
        authorKnown: which.authorKnown,
        labels: which.labels,
        createdAt: which.createdAt,
        /** The same to the microsecond, of which a Date knows nothing. */
        writtenAt: sql<string>`to_char(${which.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
        firstName: users.firstName,
        lastName: users.lastName,
        position: users.position,
        photoKey: users.photoKey,
        reply: { text: reviewReplies.text, createdAt: reviewReplies.createdAt },
        replier: replier(db, which),
      })
      .from(which)
      // The person who asked to leave is not named any more, though the account lasts some days.
      .leftJoin(users, and(eq(users.id, which.userId), isNull(users.deletionRequestedAt)))
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, which.id))
      .orderBy(...inOrder(which, order))
  )
}
export type ReviewRow = Awaited<ReturnType<typeof shown>>[number]

/** A slice is cut before anything is joined to it: what a late page skips costs the least. */
const listed = (
  db: Database,
  which: SQL | undefined,
  { limit, offset }: Record<keyof Slice, number | Placeholder>,
  order: ReviewOrder = 'recentes',
) =>
  db
    .select()
    .from(reviews)
    .where(which)
    .orderBy(...inOrder(reviews, order))
    .limit(limit)
    .offset(offset)
    .as('listed')

/** Condition of the reviews that come after a place in a list of some order. */
function isAfter({ key: at, writtenAt, id }: ReviewPosition, order: ReviewOrder) {
  const key = KEYS[order]
  const moment = sql`${writtenAt}::timestamptz`
  const isLater = and(
    lte(reviews.createdAt, moment),
    or(lt(reviews.createdAt, moment), gt(reviews.id, id)),
  )
  if (!key) return isLater
  const column = reviews[key.column]
  const value = key.column === 'hasWords' ? at > 0 : at
  return or((key.falls ? lt : gt)(column, value), and(eq(column, value), isLater))
}

const isVisible = eq(reviews.status, 'visible')

const firstAmong = (type: TargetRef['type'], name: string) =>
  prepared(name, (db) => {
    const column = type === 'offer' ? reviews.offerId : reviews.vendorId
    const slice = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }
    const which = and(eq(column, sql.placeholder('id')), isVisible)
    return shown(db, listed(db, which, slice, 'texto'), 'texto')
  })
const FIRST_OF = {
  offer: firstAmong('offer', 'reviews of an offer'),
  vendor: firstAmong('vendor', 'reviews of a vendor'),
}

/** Visible reviews of an offer or a vendor: those with words first, the newest before the others. */
export const firstOf = (
  db: Database,
  { type, id }: TargetRef,
  slice: Slice,
): Promise<ReviewRow[]> => FIRST_OF[type](db).execute({ id, ...slice })

/** Reviews with words that are searched, from the newest: to search all would take what all take. */
const SEARCHED_MAX = 2_000
/** Words of a search that are looked for. */
const WORDS_MAX = 8

/** Whether every word stands in what is said, whatever its case and accents. */
function says(db: Database, target: TargetRef, search: string): SQL | undefined {
  const latest = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(ofTarget(target), isVisible, reviews.hasWords))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(SEARCHED_MAX)
  const text = sql`praca_fold(concat_ws(' ', ${reviews.comment}, ${reviews.pros}, ${reviews.cons}))`
  const words = search.split(' ').slice(0, WORDS_MAX)
  return and(
    inArray(reviews.id, latest),
    ...words.map((word) => sql`strpos(${text}, praca_fold(${word})) > 0`),
  )
}

const hasLabel = (label: ReviewLabel): SQL =>
  label === 'incentivado' ? eq(reviews.incentivized, true) : arrayContains(reviews.labels, [label])

/** Conditions of what readers narrow reviews down by. */
const narrowed = (db: Database, target: TargetRef, filters: ReviewFilters) => {
  const { avaliacao, nota, porte, setor, funcao, tempoDeUso, etiqueta, busca, comResposta } =
    filters
  return [
    avaliacao && eq(reviews.id, avaliacao),
    nota && eq(reviews.rating, nota),
    porte && eq(reviews.companySize, porte),
    setor && eq(reviews.sector, setor),
    funcao && eq(reviews.role, funcao),
    tempoDeUso && eq(reviews.useTime, tempoDeUso),
    etiqueta && hasLabel(etiqueta),
    comResposta &&
      exists(
        db
          .select({ one: sql`1` })
          .from(reviewReplies)
          .where(eq(reviewReplies.reviewId, reviews.id)),
      ),
    busca && says(db, target, busca),
  ].filter((condition) => typeof condition === 'object')
}

/** Whether filters leave anything out. */
export const narrows = ({
  avaliacao,
  nota,
  porte,
  setor,
  funcao,
  tempoDeUso,
  etiqueta,
  busca,
  comResposta,
}: ReviewFilters) =>
  Boolean(
    avaliacao || nota || porte || setor || funcao || tempoDeUso || etiqueta || busca || comResposta,
  )

/** How many are left, up to one more than a list says. */
export const countOf = (db: Database, target: TargetRef, filters: ReviewFilters) =>
  db.$count(
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(ofTarget(target), isVisible, ...narrowed(db, target, filters)))
      .limit(COUNT_CAP + 1)
      .as('left'),
  )

interface Wanted extends ReviewFilters, Slice {
  ordem: ReviewOrder
  after?: ReviewPosition
}

/** Visible reviews of an offer or a vendor, narrowed down and ordered as somebody asks. */
export function reviewsOf(db: Database, target: TargetRef, wanted: Wanted): Promise<ReviewRow[]> {
  const { ordem, after, limit, offset } = wanted
  const which = and(
    ofTarget(target),
    isVisible,
    after && isAfter(after, ordem),
    ...narrowed(db, target, wanted),
  )
  return shown(db, listed(db, which, { limit, offset }, ordem), ordem)
}

/** Reviews by their ids, whatever their status, newest first. */
export const shownReviews = (db: Database, ids: string[]): Promise<ReviewRow[]> =>
  shown(db, listed(db, inArray(reviews.id, ids), { limit: ids.length, offset: 0 }))

/** One that everybody sees, or none. */
export const visibleReview = (db: Database, id: string): Promise<ReviewRow[]> =>
  shown(db, listed(db, and(eq(reviews.id, id), isVisible), { limit: 1, offset: 0 }))

/** Reviews that are looked through for one with a comment: many leave nothing but stars. */
const LATEST_CANDIDATES = 50

const latestCommentsAmong = prepared('latest comments', (db) => {
  // Array and not IN: the reviews found are looked up by their ids, whatever is estimated of them.
  const areLatest = sql`${reviews.id} = ANY (ARRAY(
    SELECT latest.id
    FROM jsonb_array_elements_text(${sql.placeholder('offerIds')}::jsonb) AS asked(offer_id)
    CROSS JOIN LATERAL (
      SELECT id FROM (
        SELECT said.id, said.comment FROM ${reviews} AS said
        WHERE said.offer_id = asked.offer_id::uuid AND said.status = 'visible'
        ORDER BY said.created_at DESC, said.id LIMIT ${LATEST_CANDIDATES}) AS recent
      WHERE btrim(comment) <> '' LIMIT 1) AS latest))`
  return shown(db, listed(db, areLatest, { limit: sql.placeholder('limit'), offset: 0 }))
})

/** Of each of some offers the newest visible review that says something. */
export const latestComments = (db: Database, offerIds: string[]): Promise<ReviewRow[]> =>
  latestCommentsAmong(db).execute({ offerIds: JSON.stringify(offerIds), limit: offerIds.length })

export const targetsReviewedBy = async (db: Database, userId: string): Promise<TargetRef[]> =>
  (await db.select(targetKeys).from(reviews).where(eq(reviews.userId, userId))).map(toTarget)
