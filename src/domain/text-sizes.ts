/** Sizes of text in a body; how large they are, the style sheet of rich text says. */
export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** The class of a size: bodies carry it, and no style of their own. */
export const sizeClass = (size: TextSize) => `text-${size}`
