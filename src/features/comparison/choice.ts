import { storedJson, storeJson } from '#/platform/browser/storage.ts'
import { CHOICE_KEY } from '#/platform/browser/storage-keys.ts'
import { createStore } from '#/platform/browser/store.ts'
import { COMPARED_MAX } from './limits.ts'
import type { ChosenSoftware } from './results.ts'

const isChosen = (value: unknown): value is ChosenSoftware => {
  const { id, name } = (value ?? {}) as Partial<ChosenSoftware>
  return typeof id === 'string' && typeof name === 'string'
}

/** What this browser keeps of earlier pages. */
export const keptChoice = () =>
  storedJson<ChosenSoftware[]>(
    CHOICE_KEY,
    (stored) => (stored as unknown[]).filter(isChosen).slice(0, COMPARED_MAX),
    [],
  )

/** What is chosen to be compared, in this browser. */
export const choice = createStore<ChosenSoftware[]>([])

/** Chooses these, and no other. */
export function choose(chosen: ChosenSoftware[]) {
  choice.set(() => chosen)
  storeJson(CHOICE_KEY, chosen.length > 0 ? chosen : undefined)
}

/** Follows what other tabs choose. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === CHOICE_KEY || key === null) choice.set(keptChoice)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
