import { USER_KEY } from './browser/storage-keys.ts'

/** Attribute of a page's root element where somebody is logged in, from before it is first drawn. */
export const KNOWN = 'data-known'

/**
 * Sets the attribute. It is the same on each page, which is the same for everybody: only the browser knows
 * whether somebody is logged in. Without storage nobody is.
 */
export const KNOWN_SCRIPT = `try{localStorage.${USER_KEY}&&document.documentElement.setAttribute('${KNOWN}','')}catch{}`
