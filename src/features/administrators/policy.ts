import type { Viewer } from '#/platform/server/session.server.ts'

/** The person who has a page to share, and Admins. */
export const canSearchPeople = ({ role }: Pick<Viewer, 'role'>, administersAny: boolean) =>
  role === 'admin' || administersAny
