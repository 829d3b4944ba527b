import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface Dismissable<T extends HTMLElement> {
  /** The element that holds both the button and what it opens. */
  ref: RefObject<T | null>
  open: boolean
  setOpen(open: boolean): void
}

/** How far the window is from both ends of the page, in px. */
const position = () => ({
  top: window.scrollY,
  bottom: document.documentElement.scrollHeight - window.scrollY,
})

/** A menu that closes on scroll, on a click outside, on Escape and when another page is shown. */
export function useDismissable<T extends HTMLElement>(): Dismissable<T> {
  const ref = useRef<T>(null)
  const { key } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const open = openedOn === key

  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const on = { signal: listening.signal, passive: true }
    const close = () => setOpenedOn(null)
    // A scroll from before the opening is reported after it: only one that moved the page counts.
    // Where the page grew above what is seen, the browser scrolled to keep that in its place.
    const openedAt = position()
    document.addEventListener(
      'scroll',
      () => {
        const { top, bottom } = position()
        // The height of a page is a whole number, the scroll is not.
        if (top !== openedAt.top && Math.abs(bottom - openedAt.bottom) > 1) close()
      },
      on,
    )
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!ref.current?.contains(event.target as Node)) close()
      },
      on,
    )
    // Leaving it with the keyboard closes it too; a click on nothing moves focus nowhere.
    ref.current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget as Node)) close()
      },
      on,
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        close()
        ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      },
      on,
    )
    return () => listening.abort()
  }, [open])

  return { ref, open, setOpen: (next) => setOpenedOn(next ? key : null) }
}
