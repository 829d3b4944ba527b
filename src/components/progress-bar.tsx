import type { ComponentProps } from 'react'
import styles from './progress-bar.module.css'

/** How much of something is done; without a value, that it is under way. */
export const ProgressBar = (props: ComponentProps<'progress'>) => (
  <progress max={1} {...props} className={styles.bar} />
)
