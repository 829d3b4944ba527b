/** Suppliers that one request goes to. */
export const RECIPIENTS_MAX = 3
/** Products that one request is about: as many as are compared. */
export const OFFERS_MAX = 4
/** Suppliers of a product that may be chosen from. */
export const CHOICE_MAX = 50
/** How long a browser remembers what a visitor was about to send: as long as the link that opens an account. */
export const REQUEST_MEMORY_HOURS = 24
/** Requests of a person within a day. */
export const REQUESTS_PER_DAY = 3
/** Suppliers that get the same text within some days, and times that one of them gets it; what is more waits for moderation. */
export const SAME_TEXT_MAX = 3
export const SAME_TEXT_DAYS = 30
/** Of the groups of three letters of two texts, the share that both have: from then on it is one text. */
export const SAME_TEXT_LIKENESS = 0.6
/** Of the parts of the shorter of two texts, the share that the other has too: from then on it is one text with other ends. */
export const SAME_TEXT_SHARE = 0.35
/** Parts from which on a text is compared so: fewer are in any request. */
export const SHINGLES_MIN = 8
/** Requests that a supplier gets within an hour; what comes on top waits for moderation. */
export const BURST_MAX = 20

export const NEED_MIN = 30
export const NEED_MAX = 2000
/** City, budget, and when to be reached. */
export const LINE_MAX = 120
export const MESSAGE_MAX = 4000
export const DETAILS_MAX = 500
export const NOTES_MAX = 2000
/** R$ 99.999.999,99, in centavos. */
export const PRICE_MAX = 9_999_999_999

/** Messages of a conversation, of both sides together. */
export const MESSAGES_MAX = 300
/** Messages that one side writes before the other answers. */
export const IN_A_ROW_MAX = 5

/** Requests, or conversations of an inbox, that are read at a time. */
export const PAGE_SIZE = 20
/** How long a conversation is kept after its last message, in months. */
export const QUOTE_MONTHS = 12

// In working days of São Paulo.

/** Within which moderation decides about what is held. */
export const HELD_DAYS = 3
/** After which a supplier that did not answer is reminded, once. */
export const REMINDER_DAYS = 2
/** After which a buyer who got no answer is told of others to ask. */
export const OTHERS_DAYS = 4

/** Suppliers that such a buyer is told of. */
export const OTHERS_MAX = 3

/** Templates of answers of a page. */
export const TEMPLATES_MAX = 20
export const TEMPLATE_NAME_MAX = 60
/** Requests in a file, the latest. */
export const FILE_MAX = 10_000

/** How long it is known which letters came in, in days. */
export const LETTER_DAYS = 30
/** Of what the other side wrote, so many characters are in a letter that can be answered. */
export const WRITTEN_MAX = 1000
