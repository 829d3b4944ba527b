/** Groups that are open from the beginning; those after them are folded, unless something of them is chosen. */
export const GROUPS_OPEN = 4
/** Options of a group before 'Ver mais'. */
export const OPTIONS_SHOWN = 5
/** Options of a group on the screen: those that find most, beside those that are chosen. */
export const OPTIONS_MAX = 20
/** The same in an answer of the API. */
export const API_OPTIONS_MAX = 100
