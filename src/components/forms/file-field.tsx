import type { LucideIcon } from 'lucide-react'
import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { fileTooLarge } from '#/domain/uploads.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './file-field.module.css'
import { FileFrame } from './file-frame.tsx'
import { FilePrompt } from './file-prompt.tsx'
import { type FileRule, fileRefusal } from './file-rules.ts'

/** What there is of a file: one that was chosen here, or the address of the one so far. */
export interface ShownFile {
  file: File | null
  address: string
}

/** How the field of one kind of file looks. */
export interface FileLook {
  rule: FileRule
  /** What is taken, as `.jpg ou .png`. */
  formats: string
  icon: LucideIcon
  /** As 'uma imagem'. */
  one: string
  /** What stands where files are dropped, in place of the words that ask for one. */
  Inside?: ComponentType<ShownFile>
  /** What stands instead of the place where files are dropped. */
  Preview?: ComponentType<ShownFile>
  /** What its buttons do, where that needs no label of the field to be understood. */
  buttons?: { change: string; undo: string; remove: string }
}

export interface FileFieldProps {
  /** Of the field in its form. */
  path: string
  label: string
  className?: string
  required?: boolean
  /** Beside what is said of every file of its kind. */
  hint?: string
  file: File | null
  /** Address of the file so far, which a new one replaces; '' for none. */
  address?: string
  disabled?: boolean
  onChange(file: File | null): void
  /** Takes the file so far away, where there may be none. */
  onClear?(): void
  /** Whether that asks before: focus then belongs to the question. */
  asksToClear?: boolean
  error: ReactNode
  onError(message: string | null): void
}

/** One file: chosen or dropped, seen, changed, removed. */
export function FileField({ look, ...props }: FileFieldProps & { look: FileLook }) {
  const { path, label, className, required, hint, file, address = '', disabled } = props
  const { onChange, onClear, asksToClear, error, onError } = props
  const { rule, icon, Inside, Preview, buttons } = look
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isThere = Boolean(file || address)
  /** What was chosen goes, and what was there comes back. */
  const isUndone = Boolean(file && address)

  function choose([chosen]: File[]) {
    if (!chosen) return
    const refusal = fileRefusal(chosen, rule)
    onError(refusal)
    if (!refusal) onChange(chosen)
  }

  function remove() {
    onError(null)
    if (file) onChange(null)
    else onClear?.()
    // The button goes with the file.
    if (file || !asksToClear) input.current?.focus()
  }

  const taken = `${fileTooLarge(rule.maxMb)}, em ${look.formats}.`
  const words = buttons ?? { change: 'Trocar', undo: 'Desfazer', remove: 'Remover' }
  const about = !buttons && <span className="visually-hidden"> {label.toLowerCase()}</span>
  return (
    <FileFrame
      id={id}
      className={className}
      label={label}
      required={required}
      note={hint ? `${taken} ${hint}` : taken}
      error={error}
    >
      {isThere && Preview && <Preview file={file} address={address} />}
      <div className={isThere && Preview ? 'visually-hidden' : undefined}>
        <FileDrop
          id={id}
          path={path}
          rule={rule}
          disabled={disabled}
          hasError={Boolean(error)}
          onFiles={choose}
          input={input}
        >
          {isThere && Inside ? (
            <Inside file={file} address={address} />
          ) : (
            <FilePrompt icon={icon}>
              <strong>Escolha {look.one}</strong> ou solte aqui
            </FilePrompt>
          )}
        </FileDrop>
      </div>
      {isThere && (
        <div className={styles.buttons}>
          <Button look="quiet" disabled={disabled} onClick={() => input.current?.click()}>
            {words.change}
            {about}
          </Button>
          {(file || onClear) && (
            <Button look={isUndone ? 'quiet' : 'grave'} disabled={disabled} onClick={remove}>
              {isUndone ? words.undo : words.remove}
              {about}
            </Button>
          )}
        </div>
      )}
    </FileFrame>
  )
}
