import { Textarea, type TextareaProps } from '@mantine/core'
import { clsx } from 'clsx'
import { characterCount } from '#/domain/text.ts'
import styles from './form.module.css'

interface CountedTextProps extends Omit<TextareaProps, 'value' | 'description'> {
  value?: string
  /** Characters that are accepted; more can be typed, and the field says so. */
  max: number
}

/** Text of several lines that says how long it may be and how long it is. */
export function CountedText({ value = '', max, ...props }: CountedTextProps) {
  const count = characterCount(value)
  const limit = `Max ${max} caracteres`
  return (
    <Textarea
      minRows={3}
      maxRows={8}
      {...props}
      value={value}
      autosize
      description={
        <span className={styles.count}>
          {/* Once: where it is what is wrong, the message below says it. */}
          <span>{props.error !== limit && limit}</span>
          <span className={clsx(count > max && styles.tooLong)}>
            {count}/{max}
          </span>
        </span>
      }
    />
  )
}
