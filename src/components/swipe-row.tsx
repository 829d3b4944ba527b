import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './swipe-row.module.css'

/** Of what is in sight, how much a press goes on: the last card stays, as the first. */
const STEP = 0.85

interface SwipeRowProps {
  /** What the row is of, by name. */
  of: string
  /** A list. */
  children: ReactNode
}

/** A list in one line that goes on sideways: under a finger, by the keyboard, and with arrows for a mouse. */
export function SwipeRow({ of, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ isFirst: true, isLast: false })
  useEffect(() => {
    const list = row.current?.querySelector('ul')
    if (!list) return
    const look = () => {
      const isFirst = list.scrollLeft < 1
      const isLast = list.scrollLeft + list.clientWidth > list.scrollWidth - 1
      setEnds((before) =>
        before.isFirst === isFirst && before.isLast === isLast ? before : { isFirst, isLast },
      )
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [])

  function turn(way: 1 | -1) {
    const list = row.current?.querySelector('ul')
    list?.scrollBy({ left: way * list.clientWidth * STEP })
  }

  return (
    <div ref={row} className={styles.row}>
      {children}
      <button
        type="button"
        className={styles.arrow}
        aria-label={`${of}: anteriores`}
        aria-disabled={ends.isFirst}
        onClick={() => turn(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={`${of}: próximos`}
        aria-disabled={ends.isLast}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
}
