/** Version of the terms of use and of the privacy notice that people accept now: their date. */
export const TERMS_VERSION = '2026-11-28'
