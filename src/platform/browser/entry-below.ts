/** The router counts the entries of the browser's history; the first one that it showed has place 0. */
const BELOW = -1

const place = () => history.state?.idx ?? 0

/** Place of the page that is shown. */
let shownAt = 0
/** Place of the entry that the browser was at last: a page may still be on its way. */
let lastAt = 0
/** How many dialogs want to hear of a step back. */
let holders = 0

/** Notes that a page is shown, whose entry is the browser's own. */
export function noteShown() {
  // React may say so only at the next step back, which has led below already: no page is shown there.
  if (place() === BELOW) return
  shownAt = place()
  lastAt = shownAt
}

/** False for the moment between a step in history and its being taken back. */
export const isWhereShown = () => place() === shownAt

/**
 * From here on a step back is the router's to block, also from a page that was opened directly: below it
 * comes one more entry of its address.
 * @returns ends it
 */
export function holdBack() {
  holders += 1
  const { state } = history
  if (state?.idx === 0 && !state.hasBelow) {
    history.replaceState({ ...state, idx: BELOW }, '')
    history.pushState({ ...state, hasBelow: true }, '')
  }
  return () => {
    holders -= 1
  }
}

/** Goes on back where a step back led to the entry below a page. @returns whether it did */
function leaveByBelow() {
  const isFromAbove = lastAt === 0
  lastAt = place()
  if (lastAt !== BELOW) return false
  // Who comes forward again finds a page that was opened directly.
  history.replaceState({ ...history.state, idx: 0 }, '')
  lastAt = 0
  if (isFromAbove) history.back()
  return isFromAbove
}

/**
 * The same on a page that has no router yet, as after a reload with a dialog open. Whoever is there when the page
 * begins finds a page that was opened directly.
 * @returns whether it did
 */
export function leaveBeforeRouter(event?: PopStateEvent) {
  if (place() !== BELOW) return false
  history.replaceState({ ...history.state, idx: 0 }, '')
  if (event) history.back()
  return true
}

/** Follows steps in history before the router does. @returns ends it */
export function watchBelow() {
  const step = (event: Event) => {
    // The router itself leads up again.
    if (holders > 0 && shownAt === 0) return
    if (leaveByBelow()) event.stopImmediatePropagation()
  }
  addEventListener('popstate', step, { capture: true })
  return () => removeEventListener('popstate', step, { capture: true })
}
