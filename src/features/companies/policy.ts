import type { Viewer } from '#/platform/server/session.server.ts'

/** Who administers a supplier's page, and Admins. */
export const canManageVendor = (viewer: Pick<Viewer, 'id' | 'role'>, adminIds: string[]) =>
  viewer.role === 'admin' || adminIds.includes(viewer.id)

/** An Admin who does not administer the page, nor did, says that it sells what others make (decision 84). */
export const canConfirmResale = ({ role }: Pick<Viewer, 'role'>, keepsOrKept: boolean) =>
  role === 'admin' && !keepsOrKept

/**
 * Who may have a page taken off the site: who administers it, Admins, and, while nobody keeps it, who has a mailbox that
 * is known as the company's, to whom control of it is due as well.
 */
export const canRemovePage = (
  viewer: Pick<Viewer, 'id' | 'role'>,
  page: { adminIds: string[]; isUnkept: boolean; isCompanyMailbox: boolean },
) => canManageVendor(viewer, page.adminIds) || (page.isUnkept && page.isCompanyMailbox)
