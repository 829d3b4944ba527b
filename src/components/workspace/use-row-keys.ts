import { type RefObject, useRef } from 'react'
import { useWorkKeys } from './work-keys.ts'

const rowAt = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? null

/**
 * Keys that go through the rows of a list, each an element with `data-row` that may be focused.
 * @param onClear what 'Esc' undoes; false where there is nothing
 * @returns of the element that holds the rows
 */
export function useRowKeys<T extends HTMLElement>(
  onClear: () => boolean = () => false,
): RefObject<T | null> {
  const list = useRef<T>(null)

  function current() {
    const row = rowAt(document.activeElement)
    return row && list.current?.contains(row) ? row : null
  }

  function go(step: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    if (rows.length === 0) return false
    const row = current()
    const next = row ? rows[rows.indexOf(row) + step] : rows[step === 1 ? 0 : rows.length - 1]
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }

  useWorkKeys({
    j: () => go(1),
    k: () => go(-1),
    enter({ target }) {
      // A link or a button of the row answers by itself.
      if (target !== current() || !target) return false
      const [way] = (target as HTMLElement).querySelectorAll<HTMLElement>('a[href], button')
      way?.click()
    },
    x() {
      const box = current()?.querySelector<HTMLElement>('input[type=checkbox]')
      if (!box) return false
      box.click()
    },
    escape: () => onClear(),
  })
  return list
}
