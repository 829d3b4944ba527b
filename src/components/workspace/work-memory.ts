import { useSyncExternalStore } from 'react'
import { storedValue, storeJson } from '#/platform/browser/storage.ts'
import { followStorage } from '#/platform/browser/storage-events.ts'
import { WORK_KEY } from '#/platform/browser/storage-keys.ts'

/** What this browser remembers of how somebody works, until they log out. */
interface WorkMemory {
  /** Of each path its last filter, as parameters; never what was searched for. */
  filters: Record<string, string>
  /** Id of the supplier's page that they looked after last. */
  page?: string
  /** Whether single keys do something. */
  keys: boolean
}

const NOTHING: WorkMemory = { filters: {}, keys: true }

/** Sent within this page. */
const CHANGED = 'praca:work'
const subscribe = followStorage(CHANGED)

/** Outside of rendering. */
export const workMemory = storedValue<WorkMemory>(
  WORK_KEY,
  (stored) => {
    const { filters, page, keys } = stored as WorkMemory
    return { filters: { ...filters }, page, keys: keys !== false }
  },
  NOTHING,
)

/** Nothing on the server and until hydration, so that pages are the same for everyone. */
export const useWorkMemory = () => useSyncExternalStore(subscribe, workMemory, () => NOTHING)

function remember(memory: WorkMemory) {
  storeJson(WORK_KEY, memory)
  dispatchEvent(new Event(CHANGED))
}

/** @param filter as parameters of the address; '' forgets it */
export function rememberFilter(path: string, filter: string) {
  const { filters, ...others } = workMemory()
  if ((filters[path] ?? '') === filter) return
  const { [path]: _, ...kept } = filters
  remember({ ...others, filters: filter ? { ...kept, [path]: filter } : kept })
}

export function rememberPage(page: string) {
  if (workMemory().page !== page) remember({ ...workMemory(), page })
}

export const turnKeys = (keys: boolean) => remember({ ...workMemory(), keys })
