import { storedJson, storeJson } from '#/platform/browser/storage.ts'
import { DRAFTS } from '#/platform/browser/storage-keys.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'

/**
 * What is typed in a form that may be closed and opened again, also after the page was read again: of a tab, until it
 * is closed. Nothing is typed on the server.
 * @param what the form, as 'reply'
 * @param id of what it is about
 * @param userId whose form it is, where that is known better than by who is logged in
 */
export function useDraft<Values extends object>(what: string, id: string, userId?: string) {
  const user = useStoredUser()
  const key = `${DRAFTS}${what} ${id} ${userId ?? user?._id}`
  return {
    key,
    get typed() {
      return storedJson(
        key,
        (stored) => (stored instanceof Object ? (stored as Values) : undefined),
        undefined,
        'sessionStorage',
      )
    },
    keep: (values: Values) => storeJson(key, values, 'sessionStorage'),
    drop: () => storeJson(key, undefined, 'sessionStorage'),
  }
}
