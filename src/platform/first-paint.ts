import { THEME_KEY, USER_KEY } from './browser/storage-keys.ts'

/** Attribute of a page's root element where somebody is logged in, from before it is first drawn. */
export const KNOWN = 'data-known'

/** The same of the look that was chosen in this browser (`browser/theme.ts`). */
export const THEME = 'data-theme'

/**
 * Attribute of the part of a page that the address leads to, from when the parser reaches it: what is folded there is
 * open as it is first drawn, and moves nothing. A browser's own `:target` comes once all of the page is there.
 */
export const TARGET = 'data-target'

/**
 * Of the two colours that the page asks the browser's own bars to take, `light` and `dark` in this order, the one
 * that holds whatever the system's look is.
 */
export const BAR_COLOURS = 'meta[name=theme-color]'

/**
 * Sets the attributes, and the browser's bars. It is the same on each page, which is the same for everybody: only the browser knows
 * where the address leads, whether somebody is logged in, and what they chose. Without storage nobody is, and the system's look holds,
 * as with a look that there is not.
 */
export const FIRST_PAINT_SCRIPT = `try{let e=document.documentElement,h=location.hash.slice(1);if(h){let f=()=>document.getElementById(h)?.setAttribute('${TARGET}',''),o=new MutationObserver(f);o.observe(e,{childList:!0,subtree:!0});document.addEventListener('DOMContentLoaded',()=>{f();o.disconnect()})}let s=localStorage,t=s.${THEME_KEY};s.${USER_KEY}&&e.setAttribute('${KNOWN}','');/^(light|dark)$/.test(t)&&(e.setAttribute('${THEME}',t),document.querySelectorAll('${BAR_COLOURS}').forEach((m,i)=>m.media=i==(t=='dark')?'all':'not all'))}catch{}`
