import { createStore } from './store.ts'

/** What the way in shows. */
export type EntryView = 'login' | 'signUp' | 'forgotPassword' | 'checkMailbox' | 'linkGoogle'

export interface Entry {
  view: EntryView
  /** Where a login leads; without it the page stays. */
  redirectTo?: string
  /** Whether the person came to offer something: the login then says why it is asked for. */
  register?: boolean
  /** Said in the place of the usual words: why a login is asked for here. */
  reason?: string
  /** Called once it is closed without a login. */
  onClose?(): void
}

/** In the history's state of home: the guarded screen that a visitor asked for. */
export interface WayBack {
  wayBack: string
  /** Why a login is asked for, in words of its own. */
  reason?: string
}

/** What is open of the login, sign-up and recovery dialogs, on any page. */
export const entry = createStore<Entry | null>(null)

export const openEntry = (request: Entry) => entry.set(() => request)
export const closeEntry = () => entry.set(() => null)

/** Shows another view in the same opening: it leads where the first one would have. */
export const showEntryView = (view: EntryView) =>
  entry.set((open) => (open ? { ...open, view } : null))
