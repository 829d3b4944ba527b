import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Entries of the browser's history that were shown here: the router's keys. */
const shown = new Set<string>()

/**
 * Scrolls smoothly to an element of a screen as it is opened. Not where the person comes back to
 * it, which is then as they left it, nor once they have scrolled themselves.
 * @param id of the element
 */
export function useScrollTo(id: string) {
  const { key, hash } = useLocation()

  useEffect(() => {
    const cameBack = shown.has(key)
    shown.add(key)
    if (cameBack || hash || scrollY > 0) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(id)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
  }, [id, key, hash])
}
