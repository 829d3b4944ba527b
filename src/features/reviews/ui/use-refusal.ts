import { useEffect } from 'react'
import { showAlert } from '#/platform/browser/alerts.ts'

/**
 * Tells whoever asked for something as a visitor, and logged in for it, why it is not for them.
 * @param reason '' while it is, or is not known not to be
 * @param close takes back that it was asked for
 */
export function useRefusal(reason: string, close: () => void) {
  useEffect(() => {
    if (!reason) return
    showAlert('info', reason)
    close()
  }, [reason, close])
}
