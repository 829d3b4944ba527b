import { ImagePlus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { fileTooLarge } from '#/domain/uploads.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './file-field.module.css'
import { FileFrame } from './file-frame.tsx'
import { fileRefusal, IMAGE_RULE } from './file-rules.ts'
import { useFileAddress } from './use-file-address.ts'

interface PicturesFieldProps {
  path: string
  label: string
  className?: string
  files: File[]
  /** How many are taken. */
  max: number
  onChange(files: File[]): void
  error: ReactNode
  onError(message: string | null): void
}

/** Several pictures, in the order in which they will be shown. */
export function PicturesField(props: PicturesFieldProps) {
  const { path, label, className, files, max, onChange, error, onError } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function add(chosen: File[]) {
    const refusals = chosen.map((file) => fileRefusal(file, IMAGE_RULE))
    const taken = chosen.filter((_, index) => refusals[index] === null)
    const all = [...files, ...taken]
    const tooMany = all.length > max ? `Envie até ${max} imagens.` : null
    onError(refusals.find((refusal) => refusal !== null) ?? tooMany)
    onChange(all.slice(0, max))
  }

  function remove(file: File) {
    onError(null)
    onChange(files.filter((other) => other !== file))
    input.current?.focus()
  }

  return (
    <FileFrame
      id={id}
      className={className}
      label={label}
      note={`Até ${max} imagens. ${fileTooLarge(IMAGE_RULE.maxMb)}, em .jpg ou .png.`}
      error={error}
    >
      <ul className={styles.pictures}>
        {files.map((file, index) => (
          <Thumbnail
            key={`${file.name}-${file.size}-${file.lastModified}`}
            file={file}
            name={`Remover imagem ${index + 1}`}
            onRemove={() => remove(file)}
          />
        ))}
        {files.length < max && (
          <li>
            <FileDrop
              id={id}
              path={path}
              rule={IMAGE_RULE}
              multiple
              hasError={Boolean(error)}
              onFiles={add}
              input={input}
            >
              <span className={styles.empty}>
                <ImagePlus aria-hidden="true" strokeWidth={1.7} />
                <span>
                  <strong>Escolha</strong> ou solte
                </span>
              </span>
            </FileDrop>
          </li>
        )}
      </ul>
    </FileFrame>
  )
}

interface ThumbnailProps {
  file: File
  /** Of its button. */
  name: string
  onRemove(): void
}

function Thumbnail({ file, name, onRemove }: ThumbnailProps) {
  const address = useFileAddress(file)
  return (
    <li className={styles.thumbnail}>
      {address && <img src={address} alt="" />}
      <button type="button" className={styles.remove} aria-label={name} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  )
}
