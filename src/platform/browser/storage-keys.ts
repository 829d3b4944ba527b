/** Who is logged in in this browser. */
export const USER_KEY = 'userData'

/** What a visitor allows to be measured. It is of the browser, not of a person: it outlives every login. */
export const CONSENT_KEY = 'consent'

/** What is chosen to be compared. */
export const CHOICE_KEY = 'comparar'

/** Lists of products of a visitor, until a login takes them into the account. */
export const LISTS_KEY = 'listas'

/** What somebody weighs products by, and what they note of them, on the comparison. */
export const MATRIX_KEY = 'matriz'

/** How somebody works here: filters of desks, and whether single keys do something. */
export const WORK_KEY = 'trabalho'

/** The look that was chosen, where it is not the system's. */
export const THEME_KEY = 'tema'

/** Invitations to review something that were opened here, until it is reviewed. */
export const INVITED_KEY = 'convites'

/** A request for quotes that a visitor was about to send, until it is sent. */
export const REQUEST_KEY = 'orcamento'

/** What keys of what is typed and not sent yet begin with: it lasts as long as its tab. */
export const DRAFTS = 'rascunho:'
