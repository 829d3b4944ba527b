import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import {
  invitedAddresses as addresses,
  countsAsSeller,
  reviewInvitations as invitations,
  invitedMailboxes as mailboxes,
  offers,
  reviews,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type NewRow = typeof invitations.$inferInsert

/**
 * Condition of the invitations whose supplier counts as a seller of what they are about. Written out, as a column has no
 * statement to begin with.
 */
const isOfSeller = sql<boolean>`EXISTS (SELECT FROM ${vendorOffers}
  WHERE ${vendorOffers.vendorId} = ${invitations.vendorId} AND ${vendorOffers.offerId} = ${invitations.offerId}
    AND ${countsAsSeller})`

/** What is shown of an invitation, by whom and to what. */
const asked = {
  id: invitations.id,
  vendorId: invitations.vendorId,
  way: invitations.way,
  token: invitations.token,
  listed: invitations.listed,
  drawn: invitations.drawn,
  endsAt: invitations.endsAt,
  isOfSeller,
  stoppedAt: invitations.stoppedAt,
  createdAt: invitations.createdAt,
  offer: { id: offers.id, name: offers.name, isVisible: offers.isVisible },
  vendor: {
    id: vendors.id,
    razaoSocial: vendors.razaoSocial,
    nomeFantasia: vendors.nomeFantasia,
    isAssociated: vendors.isAssociated,
    logoKey: vendors.logoKey,
    isVisible: vendors.isVisible,
  },
}

const askedIn = (db: Database) =>
  db
    .select(asked)
    .from(invitations)
    .innerJoin(offers, eq(offers.id, invitations.offerId))
    .innerJoin(vendors, eq(vendors.id, invitations.vendorId))
    .$dynamic()
export type AskedRow = Awaited<ReturnType<typeof askedIn>>[number]

/** Those of a supplier, the newest first, each with the published reviews that came by it. */
export const invitationsOf = (db: Database, vendorId: string, limit: number) =>
  db
    .select({
      ...asked,
      reviews: db.$count(
        reviews,
        and(eq(reviews.invitationId, invitations.id), eq(reviews.status, 'visible')),
      ),
    })
    .from(invitations)
    .innerJoin(offers, eq(offers.id, invitations.offerId))
    .innerJoin(vendors, eq(vendors.id, invitations.vendorId))
    .where(eq(invitations.vendorId, vendorId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit)

export async function invitationByToken(
  db: Database,
  token: string,
): Promise<AskedRow | undefined> {
  const [row] = await askedIn(db).where(eq(invitations.token, token))
  return row
}

const inCatalogue = (db: Database) =>
  db
    .select({ id: offers.id, name: offers.name, counts: sql<boolean>`${countsAsSeller}` })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .$dynamic()

const isOffered = (vendorId: string) =>
  and(eq(vendorOffers.vendorId, vendorId), eq(offers.isVisible, true))

/** Whether a supplier counts as a seller of what everybody sees in its catalogue; undefined for what is not there. */
export async function isSeller(
  db: Database,
  vendorId: string,
  offerId: string,
): Promise<boolean | undefined> {
  const [row] = await inCatalogue(db).where(and(isOffered(vendorId), eq(offers.id, offerId)))
  return row?.counts
}

/** What everybody sees in a catalogue and its supplier counts as a seller of, by name. */
export const soldBy = (db: Database, vendorId: string, limit: number) =>
  inCatalogue(db)
    .where(and(isOffered(vendorId), countsAsSeller))
    .orderBy(asc(offers.name), asc(offers.id))
    .limit(limit)

/** How much of what everybody sees in a catalogue its supplier merely says that it sells. */
export async function countClaimed(db: Database, vendorId: string): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(vendorOffers)
    .innerJoin(offers, eq(offers.id, vendorOffers.offerId))
    .where(and(isOffered(vendorId), not(countsAsSeller)))
  return rows[0]?.count ?? 0
}

const isGood = (now: Date) =>
  and(isNull(invitations.stoppedAt), gt(invitations.endsAt, now), isOfSeller)

export const openLinks = (db: Database, vendorId: string, now: Date) =>
  db.$count(
    invitations,
    and(eq(invitations.vendorId, vendorId), eq(invitations.way, 'link'), isGood(now)),
  )

export async function insertInvitation(tx: Database, row: NewRow): Promise<string> {
  const [created] = await tx.insert(invitations).values(row).returning({ id: invitations.id })
  if (!created) throw new Error('The insert returned no row.')
  return created.id
}

/** @returns ids of the addresses */
export async function insertAddresses(
  tx: Database,
  rows: (typeof addresses.$inferInsert)[],
): Promise<string[]> {
  const created = await tx.insert(addresses).values(rows).returning({ id: addresses.id })
  return created.map(({ id }) => id)
}

/** @returns false where there is no such one of the supplier's */
export async function stopInvitation(tx: Database, vendorId: string, id: string): Promise<boolean> {
  const stopped = await tx
    .update(invitations)
    .set({ stoppedAt: sql`coalesce(${invitations.stoppedAt}, now())` })
    .where(and(eq(invitations.id, id), eq(invitations.vendorId, vendorId)))
    .returning({ id: invitations.id })
  if (stopped.length === 0) return false
  await tx.update(addresses).set({ email: null }).where(eq(addresses.invitationId, id))
  return true
}

/** An address with what its letter says; undefined where none is to be written any more. */
export async function letterOf(db: Database, addressId: string, now: Date) {
  const [row] = await db
    .select({
      email: addresses.email,
      mailboxHash: addresses.mailboxHash,
      state: addresses.state,
      ...asked,
    })
    .from(addresses)
    .innerJoin(invitations, eq(invitations.id, addresses.invitationId))
    .innerJoin(offers, eq(offers.id, invitations.offerId))
    .innerJoin(vendors, eq(vendors.id, invitations.vendorId))
    .where(
      and(
        eq(addresses.id, addressId),
        isNotNull(addresses.email),
        isGood(now),
        eq(offers.isVisible, true),
        eq(vendors.isVisible, true),
        isNull(vendors.unconfirmedSince),
      ),
    )
  return row && { ...row, email: row.email ?? '' }
}
export type LetterRow = NonNullable<Awaited<ReturnType<typeof letterOf>>>

/** Locks a mailbox: of several invitations to it at once, one is decided about. @returns whether it wants none */
export async function lockMailbox(tx: Database, hash: string): Promise<boolean> {
  await tx.insert(mailboxes).values({ hash }).onConflictDoNothing()
  const [row] = await tx
    .select({ refusedAt: mailboxes.refusedAt })
    .from(mailboxes)
    .where(eq(mailboxes.hash, hash))
    .for('update')
  return row?.refusedAt != null
}

export async function isRefusing(db: Database, hash: string): Promise<boolean> {
  return (
    (await db.$count(mailboxes, and(eq(mailboxes.hash, hash), isNotNull(mailboxes.refusedAt)))) > 0
  )
}

/** How many invitations a mailbox got since a moment. @param vendorId of this supplier alone */
export const sentTo = (tx: Database, hash: string, since: Date, vendorId?: string) =>
  tx.$count(
    addresses,
    and(
      eq(addresses.mailboxHash, hash),
      eq(addresses.state, 'sent'),
      gt(addresses.sentAt, since),
      vendorId
        ? exists(
            tx
              .select({ one: sql`1` })
              .from(invitations)
              .where(
                and(eq(invitations.id, addresses.invitationId), eq(invitations.vendorId, vendorId)),
              ),
          )
        : undefined,
    ),
  )

export const settleAddress = (
  tx: Database,
  id: string,
  change: Pick<typeof addresses.$inferInsert, 'state' | 'sentAt' | 'email'>,
) => tx.update(addresses).set(change).where(eq(addresses.id, id))

/** State of an address, locked. */
export async function lockAddress(tx: Database, id: string) {
  const [row] = await tx
    .select({ state: addresses.state })
    .from(addresses)
    .where(eq(addresses.id, id))
    .for('update')
  return row?.state
}

/** Notes of some addresses whose letter is some days old that they are reminded now. @returns their ids */
export async function takeReminders(tx: Database, before: Date, now: Date, limit: number) {
  const due = tx
    .select({ id: addresses.id })
    .from(addresses)
    .innerJoin(invitations, eq(invitations.id, addresses.invitationId))
    .where(
      and(
        eq(addresses.state, 'sent'),
        lt(addresses.sentAt, before),
        isNull(addresses.remindedAt),
        isNotNull(addresses.email),
        isGood(now),
      ),
    )
    .limit(limit)
    .for('update', { of: addresses, skipLocked: true })
  const taken = await tx
    .update(addresses)
    .set({ remindedAt: now })
    .where(inArray(addresses.id, due))
    .returning({ id: addresses.id })
  return taken.map(({ id }) => id)
}

/** Notes that a mailbox wants no invitation from anybody, and forgets its address wherever it waits. */
export async function refuseAll(tx: Database, hash: string) {
  await tx
    .insert(mailboxes)
    .values({ hash, refusedAt: new Date() })
    .onConflictDoUpdate({
      target: mailboxes.hash,
      set: { refusedAt: sql`coalesce(${mailboxes.refusedAt}, now())` },
    })
  await tx.update(addresses).set({ email: null }).where(eq(addresses.mailboxHash, hash))
}

/** Forgets the addresses that no letter needs any more. */
export const forgetAddresses = (tx: Database, remindedBefore: Date, createdBefore: Date) =>
  tx
    .update(addresses)
    .set({ email: null })
    .where(
      and(
        isNotNull(addresses.email),
        or(
          lt(addresses.remindedAt, remindedBefore),
          lt(addresses.createdAt, createdBefore),
          eq(addresses.state, 'skipped'),
        ),
      ),
    )

/** Deletes old invitations with what is kept of whom they went to, and mailboxes of which nothing else is known. */
export async function deleteOld(tx: Database, before: Date) {
  await tx
    .delete(invitations)
    .where(and(lt(invitations.createdAt, before), ne(invitations.way, 'link')))
  await tx
    .delete(invitations)
    .where(and(lt(invitations.endsAt, before), eq(invitations.way, 'link')))
  await tx
    .delete(mailboxes)
    .where(
      and(
        isNull(mailboxes.refusedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(addresses)
            .where(eq(addresses.mailboxHash, mailboxes.hash)),
        ),
      ),
    )
}
