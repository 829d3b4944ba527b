import { Mark } from '@tiptap/react'
import { sizeClass, TEXT_SIZES } from '#/domain/text-sizes.ts'

export const TEXT_SIZE = 'textSize'

/** Text in one of the house's sizes: a class, never a style. */
export const TextSizeMark = Mark.create({
  name: TEXT_SIZE,
  addAttributes: () => ({
    size: {
      default: 'medium',
      parseHTML: (element: HTMLElement) =>
        TEXT_SIZES.find((size) => element.classList.contains(sizeClass(size))),
      renderHTML: ({ size }) => ({ class: sizeClass(size) }),
    },
  }),
  parseHTML: () => TEXT_SIZES.map((size) => ({ tag: `span.${sizeClass(size)}` })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})
