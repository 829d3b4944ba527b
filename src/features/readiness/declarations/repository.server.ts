import { and, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { offerReadiness } from '#/db/schema/index.ts'
import type { ReadinessItem } from '#/domain/readiness.ts'
import { READINESS_ITEMS } from '#/domain/readiness.ts'
import {
  beside,
  momentOf,
  named,
  rowsAs,
  wanted,
  wantedIs,
} from '#/platform/server/database/beside.server.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { countedOpinions } from '../opinions/repository.server.ts'

type Row = typeof offerReadiness.$inferSelect
export type DeclaredRow = Omit<Row, 'item'> & { item: ReadinessItem }
export type DeclaredWrite = Pick<
  DeclaredRow,
  | 'state'
  | 'plannedFor'
  | 'proofUrl'
  | 'proofKey'
  | 'source'
  | 'userId'
  | 'declaredAt'
  | 'validUntil'
>

const isOf = (offerId: string, item: ReadinessItem) =>
  and(eq(offerReadiness.offerId, offerId), eq(offerReadiness.item, item))

/** An item that the product no longer knows of is left out. */
const known = (rows: Row[]) => rows as DeclaredRow[]
const isKnown = inArray(offerReadiness.item, READINESS_ITEMS)

/** With how many found what is declared to be so, and not; null where nobody said. */
export type JudgedRow = DeclaredRow & { confirm: number | null; disagree: number | null }

/** What is declared of an offer, valid or not. */
export const declaredBeside = beside(
  {
    declared: rowsAs<JudgedRow>(sql`
      SELECT ${named(getTableColumns(offerReadiness))}, counted.confirm, counted.disagree
      FROM ${offerReadiness} LEFT JOIN (${countedOpinions(wanted)}) AS counted
        ON counted.item = ${offerReadiness.item} AND counted.state = ${offerReadiness.state}
      WHERE ${offerReadiness.offerId} = ${wanted} AND ${isKnown}`),
  },
  ({ declared }): JudgedRow[] =>
    declared.map((row) => ({
      ...row,
      declaredAt: momentOf(row.declaredAt),
      validUntil: momentOf(row.validUntil),
      withdrawnAt: momentOf(row.withdrawnAt),
    })),
)

const declared = prepared('readiness of an offer', (db) =>
  db.select(declaredBeside.columns).from(wantedIs(sql.placeholder('offerId'))),
)

/** The same by itself. */
export async function declaredOf(db: Database, offerId: string): Promise<JudgedRow[]> {
  return (await declared(db).execute({ offerId })).flatMap(declaredBeside.read)
}

/** The same of one item; others who write it wait for the end of the transaction. */
export async function lockDeclared(
  tx: Database,
  offerId: string,
  item: ReadinessItem,
): Promise<DeclaredRow | undefined> {
  const rows = await tx
    .select()
    .from(offerReadiness)
    .where(isOf(offerId, item))
    .for('no key update')
  return known(rows)[0]
}

/** Writes what is declared of an item. What was noted of its end begins anew. */
export const saveDeclared = (
  tx: Database,
  offerId: string,
  item: ReadinessItem,
  declared: DeclaredWrite,
) =>
  tx
    .insert(offerReadiness)
    .values({ offerId, item, ...declared })
    .onConflictDoUpdate({
      target: [offerReadiness.offerId, offerReadiness.item],
      set: { ...declared, remindedDays: null },
    })

export const deleteDeclared = (tx: Database, offerId: string, item: ReadinessItem) =>
  tx.delete(offerReadiness).where(isOf(offerId, item))

const NOTHING = { state: null, plannedFor: null, proofUrl: null, proofKey: null }

/** Leaves nothing declared of an item, but that an Admin took it away. */
export const emptyDeclared = (tx: Database, offerId: string, item: ReadinessItem) =>
  tx.update(offerReadiness).set(NOTHING).where(isOf(offerId, item))

/**
 * Notes that an Admin took away what was declared of an item, whatever is declared of it by now.
 * @param isStill it is declared still, and goes
 */
export const noteWithdrawn = (
  tx: Database,
  { offerId, item }: { offerId: string; item: ReadinessItem },
  { at, refusedProofs, isStill }: { at: Date; refusedProofs: string[]; isStill: boolean },
) =>
  tx
    .insert(offerReadiness)
    .values({
      offerId,
      item,
      ...NOTHING,
      source: 'admin',
      declaredAt: at,
      validUntil: at,
      withdrawnAt: at,
      refusedProofs,
    })
    .onConflictDoUpdate({
      target: [offerReadiness.offerId, offerReadiness.item],
      set: {
        ...(isStill && NOTHING),
        withdrawnAt: at,
        refusedProofs: sql`${offerReadiness.refusedProofs} || excluded.refused_proofs`,
      },
    })

/** Notes that what has ended by now has ended. @returns the offers of which it was not noted before */
export async function noteEnded(tx: Database, now: Date, most: number): Promise<string[]> {
  const some = tx
    .selectDistinct({ id: offerReadiness.offerId })
    .from(offerReadiness)
    .where(hasEnded(now))
    .limit(most)
  const rows = await tx
    .update(offerReadiness)
    .set({ remindedDays: 0 })
    .where(and(hasEnded(now), inArray(offerReadiness.offerId, some)))
    .returning({ id: offerReadiness.offerId })
  return [...new Set(rows.map(({ id }) => id))]
}

const hasEnded = (now: Date) =>
  and(
    sql`${offerReadiness.state} IS NOT NULL`,
    sql`${offerReadiness.validUntil} <= ${now.toISOString()}`,
    or(isNull(offerReadiness.remindedDays), ne(offerReadiness.remindedDays, 0)),
  )
