import type { Viewer } from '#/platform/server/session.server.ts'

type Someone = Pick<Viewer, 'id' | 'role'> | null

/** The person themselves, and Admins. */
export const canEditProfile = (viewer: Someone, userId: string) =>
  viewer !== null && (viewer.id === userId || viewer.role === 'admin')

/** E-mail, phone and whatever else is nobody else's business. */
export const seesPrivateFields = canEditProfile
