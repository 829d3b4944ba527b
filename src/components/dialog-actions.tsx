import type { ReactNode } from 'react'
import styles from './dialog-actions.module.css'

/** The buttons at the end of a dialog or a form: what gives it up, then what it does. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
