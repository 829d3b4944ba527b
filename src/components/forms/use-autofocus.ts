import { useEffect, useRef } from 'react'

/**
 * Puts focus in a field when its form appears. In a dialog the form may come after the dialog has
 * opened, or with it, when the dialog itself looks for the mark.
 * @param wanted false where it appears with a screen, which has its own order
 * @returns what the field is given
 */
export function useAutofocus<Field extends HTMLElement = HTMLInputElement>(wanted = true) {
  const ref = useRef<Field>(null)
  useEffect(() => {
    if (wanted) ref.current?.focus({ preventScroll: true })
  }, [wanted])
  return { ref, 'data-autofocus': wanted }
}
