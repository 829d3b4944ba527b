import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import styles from './begun.module.css'

/** Height of the button below it, in rem. */
const BUTTON = 2

interface BegunProps {
  /** Whose text it is, for who hears the button. */
  of: string
  children: ReactNode
}

/** The beginning of what a row says, and the rest when asked for: cards of a queue are of one height. */
export function Begun({ of, children }: BegunProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [cutAt, setCutAt] = useState<number>()
  const isCut = cutAt !== undefined

  useLayoutEffect(() => {
    if (isOpen) return
    const look = () => {
      if (!frame.current || !text.current) return
      // Not what is seen of it now, which follows from whether it is cut.
      const room = Number.parseFloat(getComputedStyle(frame.current).maxHeight)
      const fits = text.current.scrollHeight <= room + 1
      setCutAt(fits ? undefined : wholeLines(text.current, room - BUTTON * fontSize()))
    }
    look()
    const sizes = new ResizeObserver(look)
    for (const { current } of [frame, text]) if (current) sizes.observe(current)
    return () => sizes.disconnect()
  }, [isOpen])

  return (
    <div ref={frame} className={styles.begun} data-open={isOpen || undefined}>
      <div
        ref={text}
        id={id}
        className={styles.text}
        style={isCut && !isOpen ? { maxHeight: cutAt } : undefined}
      >
        {children}
      </div>
      {isCut && (
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Ler menos' : 'Ler tudo'}: ${of}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ler menos' : 'Ler tudo'}
        </Button>
      )}
    </div>
  )
}

/** Of a rem, in px. */
const fontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * The height of the lines that fit whole, in px: no line, of columns side by side neither, is cut through.
 * @param room in px; it is the answer where not even the first line fits
 */
function wholeLines(text: HTMLElement, room: number): number {
  const { top } = text.getBoundingClientRect()
  const lines = linesOf(text).map((line) => ({ from: line.top - top, to: line.bottom - top }))
  let end = room
  const cut = () => lines.find(({ from, to }) => from < end - 1 && to > end)
  for (let line = cut(); line; line = cut()) end = line.from
  const last = Math.max(...lines.map(({ to }) => to).filter((to) => to <= end + 1))
  return last > 0 && last <= room ? Math.ceil(last) : room
}

/** Where each line of its texts is, in the window. */
function linesOf(element: HTMLElement): DOMRect[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: DOMRect[] = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    lines.push(...range.getClientRects())
  }
  return lines
}
