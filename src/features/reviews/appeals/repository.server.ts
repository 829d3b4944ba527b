import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { offers, reviewAppeals, users, vendorName, vendors } from '#/db/schema/index.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Bar } from '../policy.ts'
import { ofAppealed, type TargetRef } from '../targets/repository.server.ts'

export type AppealRow = typeof reviewAppeals.$inferSelect
export type AppealStatus = AppealRow['status']

const oneWhere = async (db: Database, where: SQL | undefined): Promise<AppealRow | undefined> => {
  const [row] = await db.select().from(reviewAppeals).where(where)
  return row
}

/** A person's appeal about a target, whatever became of it. */
export const appealBy = (db: Database, userId: string, target: TargetRef) =>
  oneWhere(db, and(ofAppealed(target), eq(reviewAppeals.userId, userId)))

/** Writes a person's appeal about a target, in place of one that was decided on. */
export async function saveAppeal(
  tx: Database,
  userId: string,
  { type, id }: TargetRef,
  written: { bar: Bar; text: string },
) {
  const keys = type === 'offer' ? { offerId: id } : { vendorId: id }
  await tx
    .insert(reviewAppeals)
    .values({ userId, ...keys, ...written })
    .onConflictDoUpdate({
      target: [
        reviewAppeals.userId,
        type === 'offer' ? reviewAppeals.offerId : reviewAppeals.vendorId,
      ],
      set: { ...written, status: 'waiting', answer: null, createdAt: sql`now()`, decidedAt: null },
    })
}

/** Of several decisions at once, one finds it undecided. */
export async function lockAppeal(tx: Database, id: string): Promise<AppealRow | undefined> {
  const [row] = await tx.select().from(reviewAppeals).where(eq(reviewAppeals.id, id)).for('update')
  return row
}

export const decideAppeal = (
  tx: Database,
  id: string,
  decision: { status: Exclude<AppealStatus, 'waiting'>; answer: string },
) =>
  tx
    .update(reviewAppeals)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(reviewAppeals.id, id))

const isOf = (status: AppealStatus) => eq(reviewAppeals.status, status)

/** Appeals of a status with what they are about: what waits the oldest first, what was decided the latest. */
export async function slice(db: Database, status: AppealStatus, { limit, offset }: Slice) {
  const rows = await described(db)
    .where(isOf(status))
    .orderBy(
      status === 'waiting' ? asc(reviewAppeals.createdAt) : desc(reviewAppeals.decidedAt),
      asc(reviewAppeals.id),
    )
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(reviewAppeals, isOf(status)) }
}
export type DescribedAppeal = Awaited<ReturnType<typeof slice>>['rows'][number]

const described = (db: Database) =>
  db
    .select({
      appeal: reviewAppeals,
      person: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
      offer: { id: offers.id, kind: offers.kind, name: offers.name },
      vendor: { id: vendors.id, name: vendorName },
    })
    .from(reviewAppeals)
    .innerJoin(users, eq(users.id, reviewAppeals.userId))
    .leftJoin(offers, eq(offers.id, reviewAppeals.offerId))
    .leftJoin(vendors, eq(vendors.id, reviewAppeals.vendorId))
    .$dynamic()

/** What the letter about a decision says. */
export async function describedAppeal(db: Database, id: string) {
  const [row] = await described(db).where(eq(reviewAppeals.id, id))
  return row
}

/** Forgets what was dismissed; what was upheld is a right for as long as the account lasts. */
export const deleteDismissed = (tx: Database, before: Date) =>
  tx.delete(reviewAppeals).where(and(isOf('dismissed'), lt(reviewAppeals.decidedAt, before)))
