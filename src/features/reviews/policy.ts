import { canEditOffer } from '#/features/catalogue/policy.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import type { ReviewedKind } from './reviewed.ts'

type Someone = Pick<Viewer, 'id'>

/** What somebody has to do with what is reviewed. */
export interface Standing {
  kind: ReviewedKind
  /** Of the offer, and may edit it. */
  owns: boolean
  /** The supplier's page, or that of one who sells the offer. */
  administers: boolean
  /** What keeps them from reviewing it; null for nothing. */
  bar: Bar | null
  /** The offer is or was in their care. */
  hasOwned: boolean
  /** A page of theirs, past ones included, that sells the offer; the page itself where that is reviewed. */
  company: string
}

/**
 * - `acts`: registered the offer, or administers a page that chose to sell it, or the page itself;
 * - `acted`: did so, and has been inactive since;
 * - `colleague`: has a mailbox at a domain that the company has proven to be its own.
 */
export type Bar = 'acts' | 'acted' | 'colleague'

const OWN_COMPANY = 'Você não pode avaliar a própria empresa.'

/** Why somebody may not review, as they read it; '' for who may. */
export function barredText(standing: Standing): string {
  const { bar } = standing
  if (!bar) return ''
  const why = bar === 'colleague' ? 'O e-mail da sua conta é do domínio dela.' : tieText(standing)
  return `${OWN_COMPANY} ${why}`
}

function tieText({ kind, bar, hasOwned, company }: Standing): string {
  const isPast = bar === 'acted'
  const administers = isPast ? 'Você já administrou' : 'Você administra'
  if (kind === 'vendor') return `${administers} esta página.`
  const offer = `este ${kind === 'software' ? 'software' : 'serviço'}`
  if (company && !hasOwned) return `${administers} a página de ${company}, que oferece ${offer}.`
  return `${isPast ? 'Você já editou' : 'Você edita'} ${offer}.`
}

/** Everybody writes for themselves; not even an Admin does so in another's name. */
export const canWriteAs = (viewer: Someone, userId: string) => viewer.id === userId

/** Nobody rates their own company or what it sells, nor the one whose page they administered. */
export const canReview = ({ bar }: Standing) => bar === null

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

/**
 * Who is barred may contest it; not who acts for what is reviewed, and would contest their own post:
 * they may leave it first.
 */
export const canContest = (viewer: Someone, standing: Standing) =>
  standing.bar !== null && !(standing.bar === 'acts' && canReply(viewer, standing))

/** The person who may answer, and Admins. */
export const canRemoveReply = (viewer: Pick<Viewer, 'id' | 'role'>, standing: Standing) =>
  viewer.role === 'admin' || canReply(viewer, standing)

export const isAuthor = (viewer: Someone, review: { userId: string | null }) =>
  review.userId === viewer.id
