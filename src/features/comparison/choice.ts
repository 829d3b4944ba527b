import { CHOICE_KEY } from '#/platform/browser/storage-keys.ts'
import { createStore } from '#/platform/browser/store.ts'
import { COMPARED_MAX } from './limits.ts'
import type { ChosenSoftware } from './results.ts'

const isChosen = (value: unknown): value is ChosenSoftware => {
  const { id, name } = (value ?? {}) as Partial<ChosenSoftware>
  return typeof id === 'string' && typeof name === 'string'
}

/** What this browser keeps of earlier pages. */
export function keptChoice(): ChosenSoftware[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, COMPARED_MAX) : []
  } catch {
    return []
  }
}

/** What is chosen to be compared, in this browser. */
export const choice = createStore<ChosenSoftware[]>([])

/** Chooses these, and no other. */
export function choose(chosen: ChosenSoftware[]) {
  choice.set(() => chosen)
  try {
    if (chosen.length > 0) localStorage.setItem(CHOICE_KEY, JSON.stringify(chosen))
    else localStorage.removeItem(CHOICE_KEY)
  } catch {
    // Without room the choice lasts as long as the page.
  }
}

/** Follows what other tabs choose. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === CHOICE_KEY || key === null) choice.set(keptChoice)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
