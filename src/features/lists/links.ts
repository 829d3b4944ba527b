/** The screen of one's own lists. */
export const LISTS_PATH = '/minhas-listas'
