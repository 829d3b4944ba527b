import { useStoredUser } from '#/platform/browser/stored-user.ts'

/** Of a tab, until it is closed; nothing is typed on the server. */
const drafts = new Map<string, unknown>()

/** What the tab kept before it was read again. */
function kept(key: string): unknown {
  if (typeof sessionStorage === 'undefined') return undefined
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function store(key: string, values: unknown) {
  try {
    if (values === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // A full storage, or none: the draft lasts as long as the page.
  }
}

/**
 * What is typed in a form that may be closed and opened again, also after the page was read again.
 * @param what the form, as 'reply'
 * @param id of what it is about
 * @param userId whose form it is, where that is known better than by who is logged in
 */
export function useDraft<Values>(what: string, id: string, userId?: string) {
  const user = useStoredUser()
  const key = `rascunho:${what} ${id} ${userId ?? user?._id}`
  return {
    key,
    typed: (drafts.get(key) ?? kept(key)) as Values | undefined,
    keep: (values: Values) => {
      drafts.set(key, values)
      store(key, values)
    },
    drop: () => {
      drafts.delete(key)
      store(key, undefined)
    },
  }
}
