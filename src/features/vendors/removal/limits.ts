/** Hours in which who had a page removed may put it back. */
export const REMOVAL_UNDO_HOURS = 24
