import type { Viewer } from '#/platform/server/session.server.ts'

/** Nobody decides about a report of their own, or about a product that they speak for, an Admin or not. */
export const canDecideReport = (
  { id }: Pick<Viewer, 'id'>,
  report: { userId: string },
  product: { ownerIds: string[] },
) => report.userId !== id && !product.ownerIds.includes(id)
