/** How many products are seen side by side. */
export const COMPARED_MIN = 2
export const COMPARED_MAX = 4
