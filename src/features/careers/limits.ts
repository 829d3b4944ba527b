/** 'Vagas imperdíveis' on the careers home. */
export const FEATURED_CAREERS = 3
export const CAREER_PAGE_SIZE = 12
/** Characters of a job's text, tags aside, that a list shows. */
export const CAREER_COMMENT_MAX = 300
/** Jobs that are shown as matching a profile. */
export const MATCHES_MAX = 24
/** Words and names of a profile that are looked for. */
export const MATCH_TERMS_MAX = 60
