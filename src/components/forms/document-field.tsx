import { FileText } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { fileSize } from '#/domain/file-size.ts'
import { fileTooLarge } from '#/domain/uploads.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './file-field.module.css'
import { FileFrame } from './file-frame.tsx'
import { fileRefusal, PDF_RULE } from './file-rules.ts'

interface DocumentFieldProps {
  /** Of the field in its form. */
  path: string
  label: string
  className?: string
  required?: boolean
  /** Beside what is said of every document. */
  hint?: string
  file: File | null
  /** Address of the document so far, which a new one replaces; '' for none. */
  document: string
  disabled?: boolean
  onChange(file: File | null): void
  /** Takes the document so far away. */
  onClear(): void
  error: ReactNode
  onError(message: string | null): void
}

/** One PDF: chosen or dropped, changed, removed. */
export function DocumentField(props: DocumentFieldProps) {
  const { path, label, className, required, hint, file, document, disabled } = props
  const { onChange, onClear, error, onError } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function choose([chosen]: File[]) {
    if (!chosen) return
    const refusal = fileRefusal(chosen, PDF_RULE)
    onError(refusal)
    if (!refusal) onChange(chosen)
  }

  function remove() {
    onError(null)
    if (file) onChange(null)
    else onClear()
    // The button goes with the document.
    input.current?.focus()
  }

  const taken = `${fileTooLarge(PDF_RULE.maxMb)}, em .pdf.`
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
        rule={PDF_RULE}
        disabled={disabled}
        hasError={Boolean(error)}
        onFiles={choose}
        input={input}
      >
        <span className={styles.empty}>
          <FileText aria-hidden="true" strokeWidth={1.7} />
          {file ? (
            <span>
              {file.name} · {fileSize(file.size)}
            </span>
          ) : document ? (
            <span>O PDF enviado continua aqui</span>
          ) : (
            <span>
              <strong>Escolha um PDF</strong> ou solte aqui
            </span>
          )}
        </span>
      </FileDrop>
      {(file || document) && (
        <div className={styles.buttons}>
          <Button look="quiet" disabled={disabled} onClick={() => input.current?.click()}>
            Trocar<span className="visually-hidden"> {label.toLowerCase()}</span>
          </Button>
          <Button look="quiet" disabled={disabled} onClick={remove}>
            {file && document ? 'Desfazer' : 'Remover'}
            <span className="visually-hidden"> {label.toLowerCase()}</span>
          </Button>
        </div>
      )}
    </FileFrame>
  )
}
