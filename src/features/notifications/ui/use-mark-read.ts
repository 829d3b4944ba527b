import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { markRead } from '../queries.ts'

/** @returns what marks the notifications of a page as read, up to a moment; false where that was refused */
export function useMarkRead(vendorId: string) {
  const queries = useQueryClient()
  return async (until: string) => {
    try {
      await markRead(vendorId, until)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      return false
    }
    await queries.invalidateQueries({ queryKey: ['notifications'] })
    showAlert('success', 'Notificações marcadas como lidas.')
    return true
  }
}
