import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import styles from './begun.module.css'

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
  const [isCut, setCut] = useState(false)

  useLayoutEffect(() => {
    if (isOpen) return
    // The frame is as high with the button as without it, so one does not follow from the other.
    const look = () => {
      if (!frame.current || !text.current) return
      setCut(text.current.scrollHeight > frame.current.clientHeight + 1)
    }
    look()
    const sizes = new ResizeObserver(look)
    for (const { current } of [frame, text]) if (current) sizes.observe(current)
    return () => sizes.disconnect()
  }, [isOpen])

  return (
    <div ref={frame} className={styles.begun} data-open={isOpen || undefined}>
      <div ref={text} id={id} className={styles.text} data-cut={isCut || undefined}>
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
