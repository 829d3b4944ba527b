import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '#/platform/browser/alerts.ts'

/** Called when something was changed, with what the server says of it. */
export type OnChanged = (message: string) => Promise<void>

/** What a desk does after a change: says so, and asks its lists anew. @param keys of the lists */
export function useDeskChanges(...keys: string[]): OnChanged {
  const queries = useQueryClient()
  return async (message) => {
    showAlert('success', message)
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
}
