/** What previews elsewhere show whole (https://ogp.me, and what networks recommend), in px. */
export const WIDTH = 1200
export const HEIGHT = 630

/** How wide the tiles at the right are, and a cover in their place. */
export const WALL = 378
/** The side of a logo. */
export const LOGO = 120
