import { useEffect, useRef } from 'react'

/**
 * Puts focus in a field when its form appears. In a dialog the form may come after the dialog has
 * opened, or with it, when the dialog itself looks for the mark.
 * @returns what the field is given
 */
export function useAutofocus<Field extends HTMLElement = HTMLInputElement>() {
  const ref = useRef<Field>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return { ref, 'data-autofocus': true }
}
