import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './select.module.css'

/** A choice of several, outside of forms of Mantine, whose `NativeSelect` looks the same. */
export const Select = ({ className, ...props }: ComponentProps<'select'>) => (
  <span className={clsx(styles.frame, className)}>
    <select {...props} />
    <ChevronDown aria-hidden="true" />
  </span>
)
