import { createContext } from 'react'

/**
 * What of a page is rendered: all of it, what pages of one address have in common, or what is the
 * page's own. Only the server renders parts; each is at the place that it has in the whole page.
 */
export const PagePart = createContext<'whole' | 'frame' | 'content'>('whole')

/** The type of an empty script where a frame has room in its head for what is a page's own. */
export const OWN_HEAD = 'own-head'
