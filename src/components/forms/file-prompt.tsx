import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './file-field.module.css'

interface FilePromptProps {
  icon: LucideIcon
  children: ReactNode
}

/** Words where files are dropped: what to do, or which file was chosen. */
export const FilePrompt = ({ icon: Icon, children }: FilePromptProps) => (
  <span className={styles.empty}>
    <Icon aria-hidden="true" strokeWidth={1.7} />
    <span>{children}</span>
  </span>
)
