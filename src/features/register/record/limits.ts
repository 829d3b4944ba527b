/** Changes that a supplier's page shows, the latest ones. */
export const CHANGES_SHOWN = 20
