export const COMMENT_MAX = 500
export const RATING_MIN = 1
export const RATING_MAX = 5
/** Shown on a page before 'Visualizar todas as avaliações'. */
export const REVIEWS_SHOWN = 6
/** Fetched at a time by the dialog of all. */
export const REVIEWS_PAGE_SIZE = 20

export const EMPTY_COMMENT = 'Usuário deixou uma avaliação sem adicionar um comentário.'
