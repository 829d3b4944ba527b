import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-failure.module.css'

/** Why a form was refused as a whole, read aloud as it appears; nothing for ''. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.failure} role="alert">
      <CircleAlert aria-hidden="true" />
      <p>{children}</p>
    </div>
  )
}
