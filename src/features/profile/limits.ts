export const ABOUT_MAX = 400
export const PHOTO_MAX_MB = 10
/** Side of a stored photo, in pixels. */
export const PHOTO_SIDE = 512
export const EXPERIENCE_DESCRIPTION_MAX = 250
export const TITLE_MAX = 120
export const CERTIFICATE_NAME_MIN = 3
export const CERTIFICATE_INSTITUTION_MIN = 6
/** Items of a section of one profile. */
export const SECTION_MAX = 100
/** Software that one person may say to use. */
export const USED_SOFTWARE_MAX = 50
/** First and last year that the calendar offers. */
export const YEARS = { first: 1900, last: 2100 }

export const NO_ABOUT = 'Descrição não informada.'
/** Shown in place of a missing end date. */
export const CURRENT = 'Atualmente'
export const CERTIFICATE_KINDS = ['Licença', 'Curso', 'Certificado'] as const
