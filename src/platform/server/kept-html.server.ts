import { LRUCache } from 'lru-cache'
import type { ElementType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Of about 8,000 cards. */
export const MAX_BYTES = 12 * 1024 * 1024

/** A text in memory, with what the cache needs beside it; a character has a byte or two. */
const sizeOf = (html: string, key: string) => 2 * (html.length + key.length) + 200

const kept = new LRUCache<string, string>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
const components = new Map<ElementType, number>()

/**
 * The HTML of a component that depends on its props alone, which are data: rendered once for the same
 * props, by whichever page shows it first. A row that changes has other props.
 */
export function htmlOf(element: ReactElement): string {
  const type = element.type as ElementType
  const component = components.get(type) ?? components.size
  components.set(type, component)
  const key = component + JSON.stringify(element.props)
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(element)
  kept.set(key, html)
  return html
}
