import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './edit-frame.module.css'

interface EditFrameProps {
  /** What the page is about. */
  name: string
  /** Whether others see the page. */
  isPublished: boolean
  isEditing: boolean
  /** The bar. */
  children: ReactNode
}

/** Around the bar over a page that its reader keeps; of one that nobody else sees, also what browsers are told. */
export const EditFrame = ({ name, isPublished, isEditing, children }: EditFrameProps) => (
  <>
    {!isPublished && (
      <>
        <title>{`${name} · Praça`}</title>
        <meta name="robots" content="noindex" />
      </>
    )}
    <div
      className={clsx(
        'container',
        styles.frame,
        isEditing && styles.editing,
        !isPublished && styles.unseen,
      )}
    >
      {children}
    </div>
  </>
)
