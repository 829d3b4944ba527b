import { useSyncExternalStore } from 'react'

/** What this browser keeps of who is logged in, under the spec's keys. */
export interface StoredUser {
  _id: string
  firstName?: string
  lastName?: string
  photo?: string
}

const USER_KEY = 'userData'
const TOKEN_KEY = 'token'
const REMEMBER_FLAG = 'isSaveLogin'
/** What 'remember login' leaves behind after a logout. */
const REMEMBERED_KEYS = ['email', 'password', REMEMBER_FLAG]

/** Sent within this page; the browser's own `storage` event reaches only the other ones. */
const CHANGED = 'praca:stored-user'

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(CHANGED, listener)
  }
}

function parse(stored: string | null): StoredUser | null {
  try {
    const user = JSON.parse(stored ?? 'null') as StoredUser | null
    return user && typeof user._id === 'string' ? user : null
  } catch {
    return null
  }
}

let cached: { text: string | null; user: StoredUser | null } = { text: null, user: null }

function snapshot(): StoredUser | null {
  const text = localStorage.getItem(USER_KEY)
  if (text !== cached.text) cached = { text, user: parse(text) }
  return cached.user
}

/**
 * Who is logged in in this browser: `undefined` while that is not known (on the server and until
 * hydration, so that pages are the same for everyone), `null` for nobody.
 */
export const useStoredUser = (): StoredUser | null | undefined =>
  useSyncExternalStore(subscribe, snapshot, () => undefined)

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

/** Forgets the login here; a remembered e-mail stays when the person asked for it. */
export function clearStoredUser() {
  const kept =
    localStorage.getItem(REMEMBER_FLAG) === 'true'
      ? REMEMBERED_KEYS.map((key) => [key, localStorage.getItem(key)] as const)
      : []
  localStorage.clear()
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
  dispatchEvent(new Event(CHANGED))
}
