/** Of a testimony's words, and of a story's. */
export const TEXT_MAX = 400
/** Testimonies, and stories, that a page shows. */
export const CHOSEN_MAX = 3
/** Testimonies, and stories, that a supplier keeps to choose from. */
export const KEPT_MAX = 50
/** Software that a testimony or a story names. */
export const SOFTWARE_MAX = 5
/** Of a name, a role, a company and a title. */
export const LINE_MAX = 120
/** Of what a supplier writes to the customer whom it asks. */
export const MESSAGE_MAX = 300
/** Days in which a customer may answer. */
export const LINK_DAYS = 30
/** Days for which it is kept who was asked and what came of it. */
export const CLOSED_TESTIMONY_REQUEST_DAYS = 365
/** Testimonies that a supplier may ask for in a day. */
export const ASKED_PER_DAY = 20
/** Mails of this kind that a customer gets in a day, from all suppliers together. */
export const MAILS_PER_DAY = 3
/** Requests that a supplier's list shows. */
export const REQUESTS_SHOWN = 50
/** Most that is kept of a cover, in pixels. */
export const COVER_BOX = { width: 1200, height: 800 }
/** Said of a choice of more than may be shown. */
export const TOO_MANY = `Escolha até ${CHOSEN_MAX}. Para incluir outro, desmarque um antes.`
