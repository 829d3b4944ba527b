export const COMMENT_MAX = 500
/** Of 'pontos fortes' and of 'pontos fracos'. */
export const POINTS_MAX = 500
/** Of the name of what was used before. */
export const FORMER_PRODUCT_MAX = 80
export const RATING_MIN = 1
export const RATING_MAX = 5
export const REPLY_MAX = 500
/** What somebody adds to a report. */
export const REPORT_DETAILS_MAX = 250
/** What somebody says against not being able to review. */
export const APPEAL_MIN = 10
export const APPEAL_MAX = 500
/** For how long it is kept that an appeal was dismissed, in days. */
export const DISMISSED_APPEAL_DAYS = 365
/** For how long a decision about a review can be appealed against, in days. */
export const RECOURSE_DAYS = 30
/** For how long it is kept what became of a recourse, in days. */
export const CLOSED_RECOURSE_DAYS = 365
/** Of reviews, or of requests for quotes, so many count until everybody reads how a company answers them. */
export const ANSWERING_MIN = 5
/** How long a company has to answer a review until it counts as not answered, in days. */
export const ANSWER_DAYS = 7
/** Why an Admin hides a review. */
export const HIDING_REASON_MAX = 250
/** Shown on a page before 'Visualizar todas as avaliações'. */
export const REVIEWS_SHOWN = 6
/** Fetched at a time by the dialog of all. */
export const REVIEWS_PAGE_SIZE = 20
/** After a review was sent, until the page shows it: the person who wrote it reads the thanks first. */
export const RELOAD_AFTER_MS = 1500
/** Reviews that the Admins' queue shows at a time. */
export const QUEUE_PAGE_SIZE = 20

/** So many reports of one review are shown. */
export const REPORTS_SHOWN = 10

/** Own reviews that a profile shows at a time. */
export const OWN_REVIEWS_PAGE_SIZE = 10

/** What may be wrong with a review. */
export const REPORT_REASONS = [
  'ofensiva',
  'falsa',
  'propaganda',
  'dados_pessoais',
  'outra',
] as const

/**
 * A review waits for moderation when its target got so many from others, or its author wrote so
 * many about other things, within the last minutes (docs/decisions/0011).
 */
export const BURST = { minutes: 60, ofTarget: 30, byPerson: 10 }

export const OWN_REPORT = 'Você não pode denunciar a própria avaliação.'

export const EMPTY_COMMENT = 'Usuário deixou uma avaliação sem adicionar um comentário.'

/** Of the token in the address of an invitation, in characters. */
export const INVITATION_TOKEN_MAX = 64
/** For so long a browser remembers one that was opened in it. */
export const INVITATION_MEMORY_DAYS = 30
