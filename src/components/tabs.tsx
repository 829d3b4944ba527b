import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  title: string
  content: ReactNode
}

interface TabsProps {
  /** What the tabs are of. */
  label: string
  tabs: [Tab, ...Tab[]]
  /** The tab shown; one that does not exist means the first. */
  index: number
  onChange(index: number): void
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Parts of a screen of which one is shown; arrow keys go from tab to tab. */
export function Tabs({ label, tabs, index, onChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [first] = tabs
  const shown = tabs[index] ?? first
  const current = tabs.indexOf(shown)

  // On a small screen not every tab is in sight: the shown one is.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[current]
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [current])

  function onKeyDown(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(current, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, at) => (
          <button
            key={tab.title}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${at}`}
            aria-selected={at === current}
            aria-controls={at === current ? `${id}-panel` : undefined}
            tabIndex={at === current ? 0 : -1}
            onClick={() => onChange(at)}
            onKeyDown={onKeyDown}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
      >
        {shown.content}
      </div>
    </>
  )
}
