/**
 * Has the page's faces read before anything is drawn: they come with the styles above it, and browsers read them only
 * once a text wants them, which is a moment too late. It is the same on each page.
 */
export const FACES_SCRIPT = 'document.fonts.forEach(f=>f.load().catch(()=>0))'
