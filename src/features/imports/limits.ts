/** Largest file that the site takes, in MB; the command line takes any. */
export const IMPORT_MAX_MB = 50
/** Of the lines that did not go in, as many are kept with their reasons. */
export const PROBLEMS_MAX = 1000
/** Imports on a page of the Admins' list. */
export const DESK_PAGE_SIZE = 20
export const PROBLEMS_PAGE_SIZE = 50
/** Of the private storage: files wait there to be read. */
export const IMPORTS_FOLDER = 'imports'
