import { type RefObject, useEffect, useRef } from 'react'

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/**
 * Where focus goes once something was decided about a row, and what had focus may be gone with it.
 * @param head of the screen, for where no row is left
 * @returns gives focus to the row that took the place of the one that had it. One that is still there keeps
 * it where it is, or gets it itself where `isGone` says that the button that had it is not there any more
 */
export function useRowFocus(head: RefObject<HTMLElement | null>) {
  const last = useRef<{ row: HTMLElement; place: number }>(undefined)
  useEffect(() => {
    function note({ target }: FocusEvent) {
      const row = (target as Element).closest<HTMLElement>('[data-row]')
      if (row) last.current = { row, place: rowsOf().indexOf(row) }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  function settle(isGone: boolean) {
    const { row, place } = last.current ?? {}
    if (!isGone && (!row || row.isConnected)) return
    const rows = rowsOf()
    const near = row?.isConnected ? row : (rows[place ?? rows.length] ?? (row && rows.at(-1)))
    ;(near ?? head.current)?.focus()
  }
  // The rows that have just arrived are drawn in a task of their own, which was asked for before.
  return (isGone: boolean) => setTimeout(() => requestAnimationFrame(() => settle(isGone)))
}
