import { canEditOffer } from '#/features/catalogue/policy.ts'
import type { Viewer } from '#/platform/server/session.server.ts'

type Someone = Pick<Viewer, 'id'>

/** What somebody has to do with what is reviewed. */
export interface Standing {
  kind: 'software' | 'service' | 'vendor'
  /** Of the offer, and may edit it. */
  owns: boolean
  /** The supplier's page, or that of one who sells the offer. */
  administers: boolean
  /** Owns or administers it, or did until they were made inactive there. */
  isParty: boolean
  /** Their e-mail address is at the company of the page, or of one who sells the offer. */
  isColleague: boolean
}

export const OWN_COMPANY = 'Você não pode avaliar a própria empresa.'

/** Everybody writes for themselves; not even an Admin does so in another's name. */
export const canWriteAs = (viewer: Someone, userId: string) => viewer.id === userId

/** Nobody rates their own company or what it sells, nor the one whose page they administered. */
export const canReview = ({ isParty, isColleague }: Standing) => !isParty && !isColleague

/**
 * Who administers the supplier's page, or may edit the offer: of those who sell a software, none
 * answers for the others. An Admin is no party.
 */
export const canReply = ({ id }: Someone, { kind, owns, administers }: Standing) => {
  if (kind === 'vendor') return administers
  return canEditOffer(
    { id, role: 'user' },
    {
      tipo: kind === 'software' ? 'Software' : 'Serviço',
      ownerIds: owns ? [id] : [],
      vendorAdminIds: administers ? [id] : [],
    },
  )
}

/** The person who may answer, and Admins. */
export const canRemoveReply = (viewer: Pick<Viewer, 'id' | 'role'>, standing: Standing) =>
  viewer.role === 'admin' || canReply(viewer, standing)

export const isAuthor = (viewer: Someone, review: { userId: string | null }) =>
  review.userId === viewer.id
