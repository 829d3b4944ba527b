import { clsx } from 'clsx'
import { type ChangeEvent, type DragEvent, type ReactNode, type RefObject, useState } from 'react'
import styles from './file-field.module.css'
import type { FileRule } from './file-rules.ts'

interface FileDropProps {
  /** Of the input; its label has `{id}-label`, what is said of it `{id}-note`. */
  id: string
  /** Of the field in its form, where a refusal puts focus. */
  path: string
  rule: Pick<FileRule, 'accept'>
  multiple?: boolean
  disabled?: boolean
  hasError: boolean
  onFiles(files: File[]): void
  input: RefObject<HTMLInputElement | null>
  /** The dialog that it is in begins with it. */
  isFirst?: boolean
  /** What there is to see and to press; the whole of it opens the picker. */
  children: ReactNode
}

/** Where files are chosen, or dropped. */
export function FileDrop(props: FileDropProps) {
  const { id, path, rule, multiple, disabled, hasError, onFiles, input, isFirst, children } = props
  const [isOver, setOver] = useState(false)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file can be chosen again after it was removed.
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to use the field
    <div
      className={clsx(styles.drop, isOver && styles.over, hasError && styles.wrong)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        id={id}
        className="visually-hidden"
        accept={rule.accept}
        multiple={multiple}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
        aria-invalid={hasError || undefined}
        data-path={path}
        data-autofocus={isFirst}
        onChange={choose}
      />
      <label htmlFor={id} className={styles.press}>
        {children}
      </label>
    </div>
  )
}
