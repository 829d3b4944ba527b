/** What a visitor may allow: our own counts, and Google's where the site uses it. */
export const PURPOSES = ['audience', 'google'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Version of what the notice asks: their date. A new one asks everybody again. */
export const CONSENT_VERSION = '2026-11-23'
/** A choice is good for this long; then the notice asks again. */
export const CHOICE_DAYS = 365

/** Where a visitor sees and changes the choice. */
export const PREFERENCES_ID = 'preferencias'
export const PREFERENCES_PATH = `/privacidade#${PREFERENCES_ID}`

/** What there is to choose. @param google whether the site uses Google Analytics */
export const offeredPurposes = (google: boolean): Purpose[] =>
  PURPOSES.filter((purpose) => google || purpose !== 'google')
