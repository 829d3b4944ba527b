import { IMAGE_MAX_MB } from '#/domain/uploads.ts'

export const PROOF_MAX_MB = IMAGE_MAX_MB
/** Most that is kept of a picture, in pixels: an invoice stays legible. */
export const PROOF_BOX = { width: 2000, height: 2800 }
/** Proofs of a person within a day: each is looked at by somebody. */
export const PROOFS_PER_DAY = 5
/** Companies that a person names within a day as the one of their mailbox. */
export const COMPANIES_PER_DAY = 10
/** A proof that was decided about has no file any more, at the latest after so many days. */
export const DECIDED_FILE_DAYS = 7
/** One that nobody decided about neither. */
export const WAITING_FILE_DAYS = 30
/** Of where else the same file was sent, who decides reads so many. */
export const SAME_FILE_SHOWN = 3
