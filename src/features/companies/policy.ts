import type { Viewer } from '#/platform/server/session.server.ts'

/** Who administers a supplier's page, and Admins. */
export const canManageVendor = (viewer: Pick<Viewer, 'id' | 'role'>, adminIds: string[]) =>
  viewer.role === 'admin' || adminIds.includes(viewer.id)

/** Whom a deed on a page serves: the person who gets the page by it, or whoever administers it or did. */
type Served = { personId: string } | { keepsOrKept: boolean }

/**
 * Whether a deed serves others alone. No Admin gives themself a page, lets themself in by an invitation of theirs,
 * approves their own request or confirms what their own page resells; nor confirms or recommends their own page, or
 * gives it software: a mark is worth what another says, and what customers write to a supplier is for those
 * whom somebody else let in there.
 * @param doer who gives, invites, approves or confirms; null once that account was removed
 */
export const servesOthers = (doer: { id: string | null }, served: Served) =>
  'personId' in served ? served.personId !== doer.id : !served.keepsOrKept

/** An Admin says that a page sells what others make (decision 84). */
export const canConfirmResale = ({ id, role }: Pick<Viewer, 'id' | 'role'>, keepsOrKept: boolean) =>
  role === 'admin' && servesOthers({ id }, { keepsOrKept })

/**
 * Who may have a page taken off the site: who administers it, Admins, and, while nobody keeps it, who has a mailbox that
 * is known as the company's, to whom control of it is due as well.
 */
export const canRemovePage = (
  viewer: Pick<Viewer, 'id' | 'role'>,
  page: { adminIds: string[]; isUnkept: boolean; isCompanyMailbox: boolean },
) => canManageVendor(viewer, page.adminIds) || (page.isUnkept && page.isCompanyMailbox)
