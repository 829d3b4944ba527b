import { useStoredUser } from '#/platform/browser/stored-user.ts'

/** Of a tab, until it is closed or read again; nothing is typed on the server. */
const drafts = new Map<string, unknown>()

/**
 * What is typed in a form that may be closed and opened again.
 * @param what the form, as 'reply'
 * @param id of what it is about
 * @param userId whose form it is, where that is known better than by who is logged in
 */
export function useDraft<Values>(what: string, id: string, userId?: string) {
  const user = useStoredUser()
  const key = `${what} ${id} ${userId ?? user?._id}`
  return {
    key,
    typed: drafts.get(key) as Values | undefined,
    keep: (values: Values) => void drafts.set(key, values),
    drop: () => void drafts.delete(key),
  }
}
