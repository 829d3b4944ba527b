import { useCallback, useState } from 'react'

/**
 * Whether a dialog is open, and what it is about. What it is about outlives its closing, during which
 * it is still seen.
 */
export function useDialog<T = never>() {
  const [{ opened, about }, setState] = useState<{ opened: boolean; about?: T }>({ opened: false })
  const close = useCallback(() => setState((before) => ({ ...before, opened: false })), [])
  const open = useCallback((subject?: T) => setState({ opened: true, about: subject }), [])
  return {
    opened,
    about,
    open,
    close,
    /** What every dialog takes. */
    props: { opened, onClose: close },
  }
}
