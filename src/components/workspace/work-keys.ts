import { useEffect, useRef } from 'react'
import { useStore } from '#/platform/browser/store.ts'
import { openDialogs } from '../open-dialogs.ts'
import { workMemory } from './work-memory.ts'

/** What single keys do, as the sheet of help has it. */
export const KEYS = [
  { keys: ['Ctrl K', '⌘ K'], text: 'Ir para uma tela ou um registro' },
  { keys: ['?'], text: 'Mostrar estes atalhos' },
  { keys: ['J'], text: 'Ir para a linha seguinte' },
  { keys: ['K'], text: 'Ir para a linha anterior' },
  { keys: ['Enter'], text: 'Abrir a linha' },
  { keys: ['X'], text: 'Selecionar a linha, onde várias podem ser mudadas juntas' },
  { keys: ['A'], text: 'Ir para as ações da seleção' },
  { keys: ['Esc'], text: 'Fechar, ou desfazer a seleção' },
]

const WRITTEN_IN = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(WRITTEN_IN) !== null

/**
 * Hears keys of the whole screen: single ones unless somebody writes, has switched them off or looks
 * at a dialog. 'mod+k' is Ctrl or ⌘ with it, and is heard everywhere.
 * @param deeds by key; one that answers false leaves the key to the browser
 */
export function useWorkKeys(deeds: Record<string, (event: KeyboardEvent) => unknown>) {
  const latest = useRef(deeds)
  latest.current = deeds
  const isCovered = useStore(openDialogs).length > 0
  useEffect(() => {
    if (isCovered) return
    function hear(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isModified = ctrlKey || metaKey
      if (event.defaultPrevented || event.isComposing || altKey) return
      if (!isModified && (isWriting(target) || !workMemory().keys)) return
      const deed = latest.current[isModified ? `mod+${key.toLowerCase()}` : key.toLowerCase()]
      if (deed && deed(event) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isCovered])
}
