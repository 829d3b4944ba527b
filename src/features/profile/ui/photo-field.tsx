import { type ChangeEvent, useRef } from 'react'
import { Avatar } from '#/components/avatar.tsx'
import { Button } from '#/components/button.tsx'
import { useFileAddress } from '#/components/forms/use-file-address.ts'
import { PHOTO_MAX_MB } from '../limits.ts'
import type { PhotoChange } from '../queries.ts'
import styles from './photo-field.module.css'

const TYPES = ['image/png', 'image/jpeg']

/** Why a file cannot be the photo; the server judges its content again. */
function refusal(file: File): string | null {
  if (!TYPES.includes(file.type)) return 'Por favor, envie uma foto .png ou .jpg.'
  if (file.size > PHOTO_MAX_MB * 1024 * 1024)
    return `A imagem excede o tamanho máximo de ${PHOTO_MAX_MB}MB.`
  return null
}

interface PhotoFieldProps {
  person: { firstName: string; lastName: string }
  /** Address of the photo so far, or ''. */
  photo: string
  change: PhotoChange
  onChange(change: PhotoChange): void
  error: string | undefined
  onError(message: string | undefined): void
}

/** The photo: chosen, seen as the square that will be kept, removed. */
export function PhotoField({ person, photo, change, onChange, error, onError }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useFileAddress(change instanceof File ? change : undefined)
  const shown = change === 'remove' ? '' : chosen || photo

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again after it was removed.
    currentTarget.value = ''
    if (!file) return
    const message = refusal(file)
    onError(message ?? undefined)
    if (!message) onChange(file)
  }

  function remove() {
    onError(undefined)
    onChange(photo ? 'remove' : undefined)
    // The button goes with the photo.
    input.current?.focus()
  }

  return (
    <div className={styles.field}>
      <span className={styles.preview}>
        <Avatar person={person} photo={shown} />
      </span>
      <div className={styles.choice}>
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            id="foto"
            className="visually-hidden"
            accept=".png,.jpg,.jpeg"
            aria-describedby="foto-regra"
            aria-invalid={error !== undefined}
            data-path="foto"
            onChange={choose}
          />
          <label htmlFor="foto" className={styles.choose}>
            {shown ? 'Trocar foto' : 'Escolher foto'}
          </label>
          {shown && (
            <Button look="quiet" onClick={remove}>
              Remover foto
            </Button>
          )}
        </div>
        <p id="foto-regra" className={error ? styles.error : styles.rule}>
          {error ?? `.png ou .jpg. Arquivos com no máximo ${PHOTO_MAX_MB}MB são aceitos.`}
        </p>
      </div>
    </div>
  )
}
