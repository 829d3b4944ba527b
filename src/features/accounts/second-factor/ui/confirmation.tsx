import { queryPart } from '#/components/query-part.tsx'

/** Asks who they are of whoever does what weighs much; on every screen that somebody works on. */
export const Confirmation = queryPart(() => import('./confirmation-dialog.tsx'), null)
