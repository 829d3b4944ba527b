import type { ReactNode } from 'react'
import styles from './file-field.module.css'

interface FileFrameProps {
  /** Of the input, as FileDrop has it. */
  id: string
  className?: string
  label: string
  required?: boolean
  /** What is taken, and how large. */
  note: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** The label of a field of files, what it takes, and what is wrong with it. */
export function FileFrame({
  id,
  className,
  label,
  required,
  note,
  error,
  children,
}: FileFrameProps) {
  return (
    <div className={className}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
        {required ? (
          <span className={styles.star} aria-hidden="true">
            {' '}
            *
          </span>
        ) : (
          <span className={styles.optional}> (opcional)</span>
        )}
      </p>
      {children}
      <p className={styles.note} id={`${id}-note`}>
        {note}{' '}
        {error && (
          <span className={styles.error} data-field-error>
            {error}
          </span>
        )}
      </p>
    </div>
  )
}
