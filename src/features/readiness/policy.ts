import type { Viewer } from '#/platform/server/session.server.ts'

/**
 * Nobody decides about a report of their own, or about a product that they speak for, an Admin or not.
 * @param reports all that the decision is about: one's own beside another's too
 */
export const canDecideReports = (
  { id }: Pick<Viewer, 'id'>,
  reports: { userId: string }[],
  product: { ownerIds: string[] },
) => reports.every(({ userId }) => userId !== id) && !product.ownerIds.includes(id)
