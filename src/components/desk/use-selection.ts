import { useState } from 'react'
import { useWorkKeys } from '#/components/workspace/work-keys.ts'

export interface Selection {
  ids: ReadonlySet<string>
  toggle(id: string): void
  /** Selects all of these, or none of them where all are. */
  toggleAll(ids: string[]): void
  clear(): void
}

/** On what chooses all rows of a page, which the list may have more of. */
export const chooseAllLabel = (rows: number) => `Selecionar ${rows}`

/** Rows that are chosen, of those that are shown; 'Esc' lets go of them. @param shown what is shown: another address begins again */
export function useSelection(shown: string): Selection {
  const [state, setState] = useState({ shown, ids: new Set<string>() })
  const ids = state.shown === shown ? state.ids : new Set<string>()
  const set = (chosen: Iterable<string>) => setState({ shown, ids: new Set(chosen) })
  useWorkKeys({ escape: () => ids.size > 0 && set([]) })
  return {
    ids,
    toggle(id) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      set(next)
    },
    toggleAll(all) {
      const areAll = all.every((id) => ids.has(id))
      set(areAll ? [] : all)
    },
    clear: () => set([]),
  }
}
