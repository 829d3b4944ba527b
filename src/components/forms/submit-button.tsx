import type { ReactNode } from 'react'
import { Button } from '#/components/button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  /** While the answer is awaited. It stays enabled, or it would lose focus. */
  sending: boolean
  disabled?: boolean
  children: ReactNode
}

/** The one primary action of a form. */
export function SubmitButton({ sending, disabled, children }: SubmitButtonProps) {
  return (
    <Button type="submit" className={styles.submit} disabled={disabled} aria-busy={sending}>
      {children}
      {sending && (
        <span className={styles.spinner} role="status">
          <span className="visually-hidden">Enviando…</span>
        </span>
      )}
    </Button>
  )
}
