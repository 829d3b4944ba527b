/** Rotation of the banner above the header. */
export const ROTATION_MS = 5000
/** Banners of a block; one up to 1072 px on Home and About. */
export const BANNERS_PER_BLOCK = 3
/** Single clicks are kept this long; their counts stay. */
export const CLICK_DAYS = 90
export const DESCRIPTION_MAX = 150
export const LINK_MAX = 500
