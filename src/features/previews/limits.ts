/** What previews elsewhere show whole (https://ogp.me, and what networks recommend), in px. */
export const WIDTH = 1200
export const HEIGHT = 630
