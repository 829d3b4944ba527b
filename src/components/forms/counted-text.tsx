import { Textarea, type TextareaProps } from '@mantine/core'
import { clsx } from 'clsx'
import styles from './form.module.css'

interface CountedTextProps extends Omit<TextareaProps, 'value' | 'description'> {
  value?: string
  /** Characters that are accepted; more can be typed, and are told. */
  max: number
}

/** Text of several lines that says how long it may be and how long it is. */
export function CountedText({ value = '', max, ...props }: CountedTextProps) {
  return (
    <Textarea
      minRows={3}
      maxRows={8}
      {...props}
      value={value}
      autosize
      description={
        <span className={styles.count}>
          <span>Max {max} caracteres</span>
          <span className={clsx(value.length > max && styles.tooLong)}>
            {value.length}/{max}
          </span>
        </span>
      }
    />
  )
}
