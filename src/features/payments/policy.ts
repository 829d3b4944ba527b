import type { Viewer } from '#/platform/server/session.server.ts'

/** Who began a payment for trying out chooses how it comes out; nobody else, not even an Admin. */
export const canChooseOutcome = (viewer: Pick<Viewer, 'id'>, payment: { userId: string | null }) =>
  viewer.id === payment.userId
