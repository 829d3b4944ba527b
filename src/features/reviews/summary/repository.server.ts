import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { reviewSummaries, reviews } from '#/db/schema/index.ts'
import { beside, named, rowAs, wanted } from '#/platform/server/database/beside.server.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Digest } from '../digest/digest.ts'
import { ofTarget, type TargetRef } from '../targets/repository.server.ts'
import type { Counted, Tally } from './tally.ts'

/** How summaries are counted. Another number counts them all anew at night. */
const VERSION = 6

const columns = {
  version: reviewSummaries.version,
  stars: reviewSummaries.stars,
  criteria: reviewSummaries.criteria,
  recommend: reviewSummaries.recommend,
  adviseAgainst: reviewSummaries.adviseAgainst,
  withWords: reviewSummaries.withWords,
  invited: reviewSummaries.invited,
  incentivizedSum: reviewSummaries.incentivizedSum,
  incentivizedCount: reviewSummaries.incentivizedCount,
  digest: reviewSummaries.digest,
  weight: reviewSummaries.weight,
  weightedSum: reviewSummaries.weightedSum,
}

const keyOf = (type: TargetRef['type']) =>
  type === 'offer' ? reviewSummaries.offerId : reviewSummaries.vendorId

const keptOf = (type: TargetRef['type'], name: string) =>
  prepared(name, (db) =>
    db
      .select(columns)
      .from(reviewSummaries)
      .where(eq(keyOf(type), sql.placeholder('id'))),
  )
const KEPT_OF = {
  offer: keptOf('offer', 'summary of an offer'),
  vendor: keptOf('vendor', 'summary of a vendor'),
}

const tallies = prepared('summaries of offers', (db) =>
  db
    .select({ ...columns, offerId: reviewSummaries.offerId })
    .from(reviewSummaries)
    .where(
      sql`${reviewSummaries.offerId} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
    ),
)

/** What is kept of some offers, by id; of those that nobody reviewed nothing. */
export async function talliesOf(db: Database, ids: string[]): Promise<Map<string, Tally>> {
  const rows = await tallies(db).execute({ ids: JSON.stringify(ids) })
  return new Map(rows.map(({ offerId, version, digest, ...tally }) => [offerId ?? '', tally]))
}

type Row = Tally & { version: number; digest: Digest | null }

const keptAs = ({ version, digest, ...tally }: Row) => ({
  tally: tally satisfies Tally as Tally,
  digest,
  isOld: version !== VERSION,
})

/** What is kept of a target; undefined where nobody reviewed it yet. */
export async function keptTally(db: Database, { type, id }: TargetRef) {
  const [row] = await KEPT_OF[type](db).execute({ id })
  return row && keptAs(row)
}

/** The same of the offer that a statement is about. */
export const tallyBeside = beside(
  {
    row: rowAs<Row>(sql`SELECT ${named(columns)} FROM ${reviewSummaries}
      WHERE ${reviewSummaries.offerId} = ${wanted}`),
  },
  ({ row }) => (row ? keptAs(row) : undefined),
)

/**
 * @param tx the transaction in which the target was locked
 * @param digest undefined where it stays as it is
 */
export async function keepTally(
  tx: Database,
  { type, id }: TargetRef,
  tally: Tally,
  digest: Digest | null | undefined,
) {
  const keys = type === 'offer' ? { offerId: id } : { vendorId: id }
  await tx
    .insert(reviewSummaries)
    .values({ ...keys, ...tally, digest, version: VERSION })
    .onConflictDoUpdate({ target: keyOf(type), set: { ...tally, digest, version: VERSION } })
}

/** So many of the newest reviews with words are read for a digest. */
const READ_MAX = 100

/** What the newest visible reviews of a target say in words. */
export const latestWords = (db: Database, target: TargetRef) =>
  db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      pros: reviews.pros,
      cons: reviews.cons,
    })
    .from(reviews)
    .where(and(ofTarget(target), eq(reviews.status, 'visible'), reviews.hasWords))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(READ_MAX)

/** What there is to count: every visible review of a target. */
export const countedReviews = (db: Database, target: TargetRef): Promise<Counted[]> =>
  db
    .select({
      rating: reviews.rating,
      criteria: reviews.criteria,
      recommends: reviews.recommends,
      hasWords: reviews.hasWords,
      createdAt: reviews.createdAt,
      authorKnown: reviews.authorKnown,
      incentivized: reviews.incentivized,
      labels: reviews.labels,
    })
    .from(reviews)
    .where(and(ofTarget(target), eq(reviews.status, 'visible')))

/** Some targets whose reviews were never counted, or in another way. */
export async function neverCounted(
  db: Database,
  type: TargetRef['type'],
  limit: number,
): Promise<string[]> {
  const column = type === 'offer' ? reviews.offerId : reviews.vendorId
  const rows = await db
    .selectDistinct({ id: column })
    .from(reviews)
    .leftJoin(reviewSummaries, and(eq(keyOf(type), column), eq(reviewSummaries.version, VERSION)))
    .where(and(isNotNull(column), isNull(reviewSummaries.id), eq(reviews.status, 'visible')))
    .limit(limit)
  return rows.map(({ id }) => id ?? '')
}
