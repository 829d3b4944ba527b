import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { LISTS_KEY } from '#/platform/browser/storage-keys.ts'
import { createStore } from '#/platform/browser/store.ts'
import { storedUser } from '#/platform/browser/stored-user.ts'
import { BROWSER_LISTS, keepLists, keptLists } from './browser-lists.ts'
import type { ListKeeper } from './keeper.ts'
import { ACCOUNT_LISTS, joinLists } from './queries.ts'
import type { ListWire } from './schema.ts'

interface Held {
  /** Id of the person; '' for a visitor. */
  owner: string
  lists: ListWire[]
}

const owner = () => storedUser()?._id ?? ''

/** The lists of whoever is here, once they are known. */
export const held = createStore<Held | undefined>(undefined)

/** One after another: an answer has all lists, and an older one would take back what came after it. */
let underway: Promise<unknown> = Promise.resolve()

/** Does something with the lists of whoever is here. @throws ApiError */
export function withLists(work: (keeper: ListKeeper) => Promise<ListWire[]>): Promise<ListWire[]> {
  const done = underway.then(async () => {
    const whose = owner()
    const lists = await work(whose ? ACCOUNT_LISTS : BROWSER_LISTS)
    if (whose === owner()) held.set(() => ({ owner: whose, lists }))
    return lists
  })
  underway = done.catch(() => {})
  return done
}

/** Asks for the lists where they are not known, or are of somebody else. @throws ApiError */
export async function loadLists(): Promise<void> {
  if (held.get() && held.get()?.owner !== owner()) held.set(() => undefined)
  await joinKept()
  if (!held.get()) await withLists((keeper) => keeper.all())
}

/**
 * Takes what this browser kept into the account of who has logged in, once. Where not all has room, it
 * stays here and the screen of the lists says why.
 * @param again also where it was refused before
 */
export async function joinKept(again = false): Promise<void> {
  const { listas, recusa } = keptLists()
  if (!owner() || listas.length === 0 || (recusa && !again)) return
  try {
    await withLists(() => joinLists(listas))
    // What another tab saved meanwhile is joined next time.
    if (JSON.stringify(keptLists().listas) === JSON.stringify(listas)) keepLists({ listas: [] })
    showAlert('success', 'O que você salvou neste navegador está agora na sua conta.')
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    keepLists({ listas, recusa: error.message })
    if (!again) showAlert('error', error.message, true)
  }
}

/** Follows what other tabs of a visitor save. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === LISTS_KEY && !owner()) void withLists((keeper) => keeper.all()).catch(() => {})
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Asks again for the lists of an account once its tab is looked at again: another one may have changed them. */
export function refreshOnReturn() {
  const ask = () => {
    if (document.visibilityState === 'visible' && owner())
      void withLists((keeper) => keeper.all()).catch(() => {})
  }
  document.addEventListener('visibilitychange', ask)
  return () => document.removeEventListener('visibilitychange', ask)
}
