import { useEffect } from 'react'
import { showAlert } from '#/platform/browser/alerts.ts'

/**
 * Says why something is not for the person who asked for it as a visitor and then logged in.
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
