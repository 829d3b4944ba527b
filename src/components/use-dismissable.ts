import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface Dismissable<T extends HTMLElement> {
  /** The element that holds both the button and what it opens. */
  ref: RefObject<T | null>
  open: boolean
  setOpen(open: boolean): void
}

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
    const openedAt = window.scrollY
    document.addEventListener(
      'scroll',
      () => {
        if (window.scrollY !== openedAt) close()
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
