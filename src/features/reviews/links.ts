import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import type { ReviewLabel } from './labels.ts'
import type { ReviewedKind } from './reviewed.ts'

/** The page of what a review is of. */
export const reviewedPath = (kind: ReviewedKind, id: string) =>
  kind === 'vendor' ? vendorPath(id) : offerPath(id)

/** The public page that says how reviews are verified. */
export const VERIFICATION_PATH = '/como-verificamos'

/** How it is counted how companies answer. */
export const ANSWERING_PATH = `${VERIFICATION_PATH}#respostas`

/** What a label means. */
export const labelPath = (name: ReviewLabel) => `${VERIFICATION_PATH}#${name}`

/** Where the author of a review proves that they use what it is of. */
export const provePath = (reviewId: string) => `/comprovar-uso/${reviewId}`

/** Where one side appeals against what was decided about a review. */
export const recoursePath = (reviewId: string) => `/recorrer/${reviewId}`
