import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { offerNames, offers, vendorOffers, vendors } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { OfferState } from '../offers/state.ts'
import { type OfferKind, offerColumns } from '../repository.server.ts'
import type offerDesk from './desk.tsx'

type Query = DeskQuery<typeof offerDesk>

interface OfferFilter {
  /** Part of the name; '' is in every one. */
  search: string
  kind?: OfferKind
  state?: OfferState
}

/** The states of offer-state.ts, as conditions. */
const STATES: Record<OfferState, SQL | undefined> = {
  published: eq(offers.isVisible, true),
  suspended: isNotNull(offers.suspendedAt),
  hidden: and(eq(offers.isVisible, false), isNull(offers.suspendedAt)),
}

const matches = ({ search, kind, state }: OfferFilter) =>
  and(
    search ? holds(sql`praca_fold(${offers.name})`, search) : undefined,
    kind && eq(offers.kind, kind),
    state && STATES[state],
  )

const name = sql`${offers.name} COLLATE "und-x-icu"`

/** As the desk names them: seen, hidden by an Admin, off the site with its supplier. */
const state = sql`CASE WHEN ${offers.isVisible} THEN 0 WHEN ${offers.suspendedAt} IS NOT NULL THEN 1 ELSE 2 END`

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      ...offerColumns,
      vendors: sql<number>`(
        SELECT count(*)::int FROM vendor_offers WHERE vendor_offers.offer_id = offers.id)`,
      formerNames: sql<string[]>`(
        SELECT coalesce(jsonb_agg(DISTINCT former.name), '[]') FROM ${offerNames} AS former
        WHERE former.offer_id = offers.id AND former.name <> '')`,
    })
    .from(offers)
    .where(which)
export type DeskOfferRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Offers that a filter leaves, seen or not. */
export function readOffers(
  db: Database,
  { sort, page, limit, ...filter }: Pick<Query, 'sort' | 'page' | 'limit'> & OfferFilter,
) {
  const where = matches(filter)
  // Ids begin with the moment in which they were made.
  const order = orderOf(sort, {
    nome: [name, asc(offers.id)],
    tipo: [offers.kind, asc(name), asc(offers.id)],
    situacao: [state, asc(name), asc(offers.id)],
    nota: [offers.rating, desc(offers.ratingCount), asc(offers.id)],
    avaliacoes: [offers.ratingCount, asc(offers.id)],
    desde: [offers.id],
  })
  return readDeskPage(db, { page, limit }, { from: offers, where, rows: rowsOf(db, where), order })
}

export async function deskOfferRow(db: Database, id: string): Promise<DeskOfferRow | undefined> {
  const [row] = await rowsOf(db, eq(offers.id, id))
  return row
}

/** Whether a page that everybody sees sells an offer; that stays so until the transaction ends. */
export async function isSoldInSight(tx: Database, offerId: string): Promise<boolean> {
  const sellers = await tx
    .select({ isVisible: vendors.isVisible })
    .from(vendorOffers)
    .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
    .where(eq(vendorOffers.offerId, offerId))
    .orderBy(asc(vendors.id))
    .for('share', { of: vendors })
  return sellers.some(({ isVisible }) => isVisible)
}
