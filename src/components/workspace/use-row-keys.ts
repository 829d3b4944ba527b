import { useWorkKeys } from './work-keys.ts'

const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

function go(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  if (rows.length === 0) return false
  const row = currentRow()
  const next = row ? rows[rows.indexOf(row) + step] : rows[step === 1 ? 0 : rows.length - 1]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/** Keys that go through the rows of a screen, each an element with `data-row` that may be focused. */
export function useRowKeys() {
  useWorkKeys({
    j: () => go(1),
    k: () => go(-1),
    enter({ target }) {
      const row = currentRow()
      // A link or a button answers by itself, as a row that is one.
      if (!row || target !== row || row.matches('a[href], button')) return false
      row.querySelector<HTMLElement>('a[href], button')?.click()
    },
    x() {
      const box = currentRow()?.querySelector<HTMLElement>('input[type=checkbox]')
      if (!box) return false
      box.click()
    },
  })
}
