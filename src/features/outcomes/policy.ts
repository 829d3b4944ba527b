import type { Viewer } from '#/platform/server/session.server.ts'

/** What came of an answer says who was asked, and nobody else, Admins included. */
export const canSay = ({ id }: Pick<Viewer, 'id'>, { userId }: { userId: string }) => id === userId
