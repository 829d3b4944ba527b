import type { TextareaProps } from '@mantine/core'
import { REASON_MAX } from '#/platform/refusal.ts'
import { CountedText } from './counted-text.tsx'
import styles from './form.module.css'

interface ReasonFieldProps extends Omit<TextareaProps, 'value' | 'description'> {
  value?: string
  /** Characters, where that is another number than usual. */
  max?: number
}

/** Why an Admin decides so: the same field in every dialog that asks for it. */
export const ReasonField = ({ max = REASON_MAX, ...props }: ReasonFieldProps) => (
  <CountedText {...props} className={styles.wide} label="Motivo" required max={max} />
)
