import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { fileTooLarge } from '#/domain/uploads.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './file-field.module.css'
import { FileFrame } from './file-frame.tsx'
import { type FileRule, fileRefusal, IMAGE_RULE } from './file-rules.ts'
import { useFileAddress } from './use-file-address.ts'

interface PictureFieldProps {
  /** Of the field in its form. */
  path: string
  label: string
  className?: string
  required?: boolean
  /** Beside what is said of every picture, as its size. */
  hint?: string
  /** What is taken, where it is not what is taken of every picture. */
  rule?: FileRule
  file: File | null
  /** Address of the picture so far, which a new one replaces; '' for none. */
  picture?: string
  disabled?: boolean
  /** Takes the picture so far away, where there may be none. */
  onClear?(): void
  onChange(file: File | null): void
  error: ReactNode
  onError(message: string | null): void
}

/** One picture: chosen or dropped, seen, changed. */
export function PictureField(props: PictureFieldProps) {
  const { path, label, className, required, hint, file, picture = '', disabled } = props
  const { rule = IMAGE_RULE, onClear, onChange, error, onError } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const shown = useFileAddress(file) || picture

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
    // The button goes with the picture.
    input.current?.focus()
  }

  const taken = `${fileTooLarge(rule.maxMb)}, em .jpg ou .png.`
  return (
    <FileFrame
      id={id}
      className={className}
      label={label}
      required={required}
      note={hint ? `${taken} ${hint}` : taken}
      error={error}
    >
      <FileDrop
        id={id}
        path={path}
        rule={rule}
        disabled={disabled}
        hasError={Boolean(error)}
        onFiles={choose}
        input={input}
      >
        {shown ? (
          <img className={styles.picture} src={shown} alt="" />
        ) : (
          <span className={styles.empty}>
            <ImagePlus aria-hidden="true" strokeWidth={1.7} />
            <span>
              <strong>Escolha uma imagem</strong> ou solte aqui
            </span>
          </span>
        )}
      </FileDrop>
      {shown && (
        <div className={styles.buttons}>
          <Button look="quiet" disabled={disabled} onClick={() => input.current?.click()}>
            Trocar<span className="visually-hidden"> {label.toLowerCase()}</span>
          </Button>
          {(file || onClear) && (
            <Button look="quiet" disabled={disabled} onClick={remove}>
              {file && picture ? 'Desfazer' : 'Remover'}
              <span className="visually-hidden"> {label.toLowerCase()}</span>
            </Button>
          )}
        </div>
      )}
    </FileFrame>
  )
}
