import { ImagePlus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { fileTooLarge } from '#/domain/uploads.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './file-field.module.css'
import { FileFrame } from './file-frame.tsx'
import { FilePrompt } from './file-prompt.tsx'
import { fileRefusal, IMAGE_RULE } from './file-rules.ts'
import { useFileAddress } from './use-file-address.ts'

interface PicturesFieldProps {
  path: string
  label: string
  className?: string
  /** New files, and addresses of pictures that are there already. */
  pictures: (File | string)[]
  /** How many are taken. */
  max: number
  onChange(pictures: (File | string)[]): void
  error: ReactNode
  onError(message: string | null): void
}

/** Several pictures, in the order in which they will be shown. */
export function PicturesField(props: PicturesFieldProps) {
  const { path, label, className, pictures, max, onChange, error, onError } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function add(chosen: File[]) {
    const refusals = chosen.map((file) => fileRefusal(file, IMAGE_RULE))
    const taken = chosen.filter((_, index) => refusals[index] === null)
    const all = [...pictures, ...taken]
    const tooMany = all.length > max ? `Envie até ${max} imagens.` : null
    onError(refusals.find((refusal) => refusal !== null) ?? tooMany)
    onChange(all.slice(0, max))
  }

  function remove(picture: File | string) {
    onError(null)
    onChange(pictures.filter((other) => other !== picture))
    input.current?.focus()
  }

  return (
    <FileFrame
      id={id}
      className={className}
      label={label}
      note={`Até ${max}. ${fileTooLarge(IMAGE_RULE.maxMb)}, em .jpg ou .png.`}
      error={error}
    >
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <Thumbnail
            key={keyOf(picture)}
            picture={picture}
            name={`Remover imagem ${index + 1}`}
            onRemove={() => remove(picture)}
          />
        ))}
        {pictures.length < max && (
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
              <FilePrompt icon={ImagePlus}>
                <strong>Escolha</strong> ou solte
              </FilePrompt>
            </FileDrop>
          </li>
        )}
      </ul>
    </FileFrame>
  )
}

const keyOf = (picture: File | string) =>
  typeof picture === 'string' ? picture : `${picture.name}-${picture.size}-${picture.lastModified}`

interface ThumbnailProps {
  picture: File | string
  /** Of its button. */
  name: string
  onRemove(): void
}

function Thumbnail({ picture, name, onRemove }: ThumbnailProps) {
  const isNew = typeof picture !== 'string'
  const chosen = useFileAddress(isNew ? picture : null)
  const address = isNew ? chosen : picture
  return (
    <li className={styles.thumbnail}>
      {address && <img src={address} alt="" />}
      <button type="button" className={styles.remove} aria-label={name} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  )
}
