/** Entries on a page of the Admins' list. */
export const DESK_PAGE_SIZE = 50
