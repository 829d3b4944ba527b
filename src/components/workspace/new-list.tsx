import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import styles from './new-list.module.css'

interface NewListProps {
  title: string
  /** What can be done with all of it, as 'Marcar como lidas'; false from what was refused. */
  action?: { text: string; act(): Promise<boolean> } | false
  /** Undefined while it is not known. */
  children: ReactNode[] | undefined
  /** Said where there is nothing. */
  none: string
  /** Said where it could not be asked for. */
  failure?: string
}

/** What the bell opens: the newest, each a way to where it is seen. */
export function NewList({ title, action, children, none, failure }: NewListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {action && (
          <Button
            look="quiet"
            onClick={async () => {
              // The button is gone with what it was for.
              if (await action.act()) heading.current?.focus()
            }}
          >
            {action.text}
          </Button>
        )}
      </div>
      {failure ? (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      ) : !children ? (
        <div role="status" aria-label="Carregando" className={styles.note} />
      ) : children.length === 0 ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </>
  )
}
