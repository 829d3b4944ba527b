import type { Viewer } from '#/platform/server/session.server.ts'

/** Who administers a supplier's page, and Admins. */
export const canManageVendor = (viewer: Pick<Viewer, 'id' | 'role'>, adminIds: string[]) =>
  viewer.role === 'admin' || adminIds.includes(viewer.id)
