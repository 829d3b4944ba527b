import type { Viewer } from '#/platform/server/session.server.ts'

type Someone = Pick<Viewer, 'id'>

/** Everybody asks for themselves; not even an Admin does so in another's name. */
export const canRequestAs = (viewer: Someone, userId: string) => viewer.id === userId

/** A link is good for who asked for it. */
export const isRequester = (viewer: Someone, request: { userId: string }) =>
  viewer.id === request.userId

/**
 * Whether who proved a mailbox gets control without an Admin: a page that nobody keeps yet, or whose
 * keepers proved nothing, is given to people at the company; who has control already loses nothing by
 * asking.
 */
export const isGrantedAtOnce = (claim: {
  hasControl: boolean
  isAssociated: boolean
  isConfirmed: boolean
  isCompanyMailbox: boolean
}) => claim.hasControl || (!(claim.isAssociated && claim.isConfirmed) && claim.isCompanyMailbox)
