import type { ComponentProps } from 'react'
import { Button } from '#/components/button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps extends ComponentProps<'button'> {
  /** `danger` where something is taken away, `secondary` where another form leads on the screen. */
  look?: 'danger' | 'primary' | 'secondary'
  /** While the answer is awaited. It stays enabled, or it would lose focus. */
  sending: boolean
}

/** The one primary action of a form. */
export function SubmitButton({ sending, children, ...props }: SubmitButtonProps) {
  return (
    <Button {...props} type="submit" className={styles.submit} aria-busy={sending}>
      <span className={styles.label}>{children}</span>
      {sending && (
        <span className={styles.spinner} role="status">
          <span className="visually-hidden">Enviando…</span>
        </span>
      )}
    </Button>
  )
}
