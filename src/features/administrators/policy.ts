import type { Viewer } from '#/platform/server/session.server.ts'

/** Who administers a page that may invite, and Admins. */
export const canSearchPeople = ({ role }: Pick<Viewer, 'role'>, administersAny: boolean) =>
  role === 'admin' || administersAny
