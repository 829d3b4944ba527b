import { createContext } from 'react'

/**
 * What of a page is rendered: all of it, what pages of one address have in common, or what is the
 * page's own. Only the server renders parts; each is at the place that it has in the whole page.
 */
export const PagePart = createContext<'whole' | 'frame' | 'content'>('whole')
