import type { ManagedPage } from '#/features/companies/service.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'

export type Side = 'buyer' | 'vendor'

/** Somebody, as far as permission goes. */
export type Person = Pick<Viewer, 'id' | 'role'>

/**
 * Whether a person works off the requests of a page: who administers it, never an Admin as such. A page that
 * Admins hid, or that nobody knows to be its company's, reads nothing of buyers.
 */
export const canWorkInbox = ({ id }: Pick<Person, 'id'>, { vendor, adminIds }: ManagedPage) =>
  adminIds.includes(id) && !vendor.suspendedAt && !vendor.unconfirmedSince

/** On which side of a conversation somebody is; null for everybody else. */
export function sideOf(
  viewer: Pick<Person, 'id'>,
  conversation: { buyerId: string; deliveredAt: Date | null },
  page: ManagedPage,
): Side | null {
  if (conversation.buyerId === viewer.id) return 'buyer'
  return conversation.deliveredAt && canWorkInbox(viewer, page) ? 'vendor' : null
}

/**
 * Moderation reads what it has to decide about, and nothing else. Nobody who acts or acted for a supplier of the same
 * request does: what the others wrote is none of theirs.
 */
export const canModerate = (
  { id, role }: Person,
  { isReported, partyIds }: { isReported: boolean; partyIds: string[] },
) => role === 'admin' && isReported && !partyIds.includes(id)

/** Nobody decides about a request or a report of their own, or of a page that they administer, or did. */
export const canDecide = (
  { id }: Pick<Person, 'id'>,
  {
    buyerId,
    reporterId,
    partyIds,
  }: { buyerId: string; reporterId: string | null; partyIds: string[] },
) => id !== buyerId && id !== reporterId && !partyIds.includes(id)
