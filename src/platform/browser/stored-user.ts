import { useSyncExternalStore } from 'react'
import { emptyStorage, emptyTab, storedValue, storeJson, storeText } from './storage.ts'
import { followStorage } from './storage-events.ts'
import { CONSENT_KEY, USER_KEY } from './storage-keys.ts'
import { storedText } from './stored-text.ts'

/** What this browser keeps of who is logged in. Never how to reach them: a page's scripts read it. */
export interface StoredUser {
  _id: string
  firstName?: string
  lastName?: string
  photo?: string
  type?: string
  certifications?: unknown[]
  companies?: unknown[]
  softwares?: unknown[]
  vendors?: unknown[]
}

/** A person's own profile, as far as it is kept. */
type Profile = Required<StoredUser>

/** What a login answers, as far as it is kept. */
interface Login {
  token: string
  /** Stands for the password in a browser that remembers the login, else ''. */
  credential: string
  user: Profile & { email: string }
}

/** How a remembered browser logs in: `credential` takes the place of the password. */
export interface RememberedLogin {
  email: string
  credential: string
}

const TOKEN_KEY = 'token'
const EMAIL_KEY = 'email'
const CREDENTIAL_KEY = 'password'
const REMEMBER_FLAG = 'isSaveLogin'
const OWNS_FLAG = 'owns'
/** What 'remember login' leaves behind after a logout. */
const REMEMBERED_KEYS = [EMAIL_KEY, CREDENTIAL_KEY, REMEMBER_FLAG]
/** The lists of a person, beside `userData`, under the names that the product gave them (sic). */
const LIST_KEYS = {
  Certificados: 'certifications',
  Empresas: 'companies',
  Softwares: 'softwares',
  Fornecedres: 'vendors',
} as const

/** Sent within this page. */
const CHANGED = 'praca:stored-user'

/** Whether the last login here ended by a logout, in this tab or in another, and not by the server's word. */
let loggedOut = false
export const hasLoggedOut = () => loggedOut

const follow = followStorage(CHANGED)

const subscribe = (listener: () => void) =>
  follow((event) => {
    // A logout empties the storage: to other tabs that is the event without a key.
    if (event instanceof StorageEvent && event.key === null) {
      loggedOut = true
      emptyTab()
    }
    listener()
  })

/** Who is logged in in this browser, null for nobody; outside of rendering. */
export const storedUser = storedValue<StoredUser | null>(
  USER_KEY,
  (stored) => {
    const user = stored as StoredUser
    if (typeof user._id !== 'string') return null
    loggedOut = false
    return user
  },
  null,
)

/**
 * Who is logged in in this browser: `undefined` while that is not known (on the server and until
 * hydration, so that pages are the same for everyone), `null` for nobody.
 */
export const useStoredUser = (): StoredUser | null | undefined =>
  useSyncExternalStore(subscribe, storedUser, () => undefined)

export const readToken = (): string | null => storedText(TOKEN_KEY)

/** Keeps a login in this browser, under the keys of the specification. */
export function storeLogin({ token, credential, user }: Login) {
  if (credential) {
    storeText(EMAIL_KEY, user.email)
    storeText(CREDENTIAL_KEY, credential)
    storeText(REMEMBER_FLAG, 'true')
  }
  storeText(TOKEN_KEY, token)
  storeText(OWNS_FLAG, 'true')
  storeUser(user)
}

/** Replaces what is known of the person who is logged in, as after they changed their profile. */
export function storeUser(profile: Profile) {
  const { _id, firstName, lastName, photo, type } = profile
  const { certifications, companies, softwares, vendors } = profile
  const lists = { certifications, companies, softwares, vendors }
  for (const [key, list] of Object.entries(LIST_KEYS)) storeJson(key, lists[list])
  const user = { _id, token: readToken(), firstName, lastName, photo, type, ...lists }
  storeJson(USER_KEY, user)
  dispatchEvent(new Event(CHANGED))
}

/** The login that this browser remembers, or null. */
export function rememberedLogin(): RememberedLogin | null {
  const email = storedText(EMAIL_KEY)
  const credential = storedText(CREDENTIAL_KEY)
  const remembers = storedText(REMEMBER_FLAG) === 'true'
  return remembers && email && credential ? { email, credential } : null
}

export function forgetRememberedLogin() {
  for (const key of REMEMBERED_KEYS) storeText(key, null)
}

/** Forgets a login that is over. What the person wrote here stays: they may come back for it. */
export function endStoredLogin() {
  for (const key of [USER_KEY, TOKEN_KEY, OWNS_FLAG, ...Object.keys(LIST_KEYS)])
    storeText(key, null)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Forgets the person here, all that was chosen, as the specification asks, and what was typed and not sent. A
 * remembered login stays when they asked for it, and so does what this browser allows to be measured: nobody is asked
 * again because they left.
 * @param comesBack whether a login follows at once, as with another account
 */
export function clearStoredUser(comesBack = false) {
  const remembers = storedText(REMEMBER_FLAG) === 'true'
  const kept = [CONSENT_KEY, ...(remembers ? REMEMBERED_KEYS : [])].map(
    (key) => [key, storedText(key)] as const,
  )
  emptyStorage()
  for (const [key, value] of kept) storeText(key, value)
  loggedOut = !comesBack
  dispatchEvent(new Event(CHANGED))
}
