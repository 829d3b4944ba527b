import { Clapperboard } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { fileSize } from '#/domain/file-size.ts'
import { fileTooLarge } from '#/domain/uploads.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './file-field.module.css'
import { FileFrame } from './file-frame.tsx'
import { fileRefusal, VIDEO_RULE } from './file-rules.ts'
import { useFileAddress } from './use-file-address.ts'

interface VideoFieldProps {
  path: string
  label: string
  className?: string
  required?: boolean
  file: File | null
  /** Address of the video so far, which a new one replaces; '' for none. */
  video: string
  disabled: boolean
  onChange(file: File | null): void
  /** Takes away the video so far. */
  onRemove(): void
  error: ReactNode
  onError(message: string | null): void
}

/** One video: chosen or dropped, played, changed, removed. */
export function VideoField(props: VideoFieldProps) {
  const { path, label, className, required, file, video, disabled, onChange, onRemove } = props
  const { error, onError } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chosen = useFileAddress(file)
  const shown = file ? chosen : video

  function choose([first]: File[]) {
    if (!first) return
    const refusal = fileRefusal(first, VIDEO_RULE)
    onError(refusal)
    if (!refusal) onChange(first)
  }

  function remove() {
    onError(null)
    if (!file) return onRemove()
    onChange(null)
    input.current?.focus()
  }

  return (
    <FileFrame
      id={id}
      className={className}
      label={label}
      required={required}
      note={`${fileTooLarge(VIDEO_RULE.maxMb)}, em .mp4 ou .mov.`}
      error={error}
    >
      {shown && <Preview key={shown} address={shown} />}
      {file && (
        <p className={styles.file}>
          {file.name} · {fileSize(file.size)}
        </p>
      )}
      <div className={shown ? styles.hidden : undefined}>
        <FileDrop
          id={id}
          path={path}
          rule={VIDEO_RULE}
          disabled={disabled}
          hasError={Boolean(error)}
          onFiles={choose}
          input={input}
        >
          <span className={styles.empty}>
            <Clapperboard aria-hidden="true" strokeWidth={1.7} />
            <span>
              <strong>Escolha um vídeo</strong> ou solte aqui
            </span>
          </span>
        </FileDrop>
      </div>
      {shown && (
        <div className={styles.buttons}>
          <Button look="quiet" disabled={disabled} onClick={() => input.current?.click()}>
            Trocar vídeo
          </Button>
          <Button look="quiet" disabled={disabled} onClick={remove}>
            {file && video ? 'Desfazer troca' : 'Remover vídeo'}
          </Button>
        </div>
      )}
    </FileFrame>
  )
}

/** The video itself, or that this browser cannot play what was chosen. */
function Preview({ address }: { address: string }) {
  const [plays, setPlays] = useState(true)
  if (!plays) {
    return (
      <p className={styles.silent}>
        Este navegador não mostra a prévia deste vídeo. Se for um .mp4 ou .mov que outros programas
        abrem, pode enviá-lo assim mesmo.
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: suppliers send their videos without captions
    <video
      className={styles.video}
      src={address}
      controls
      preload="metadata"
      playsInline
      aria-label="Prévia do vídeo"
      onError={() => setPlays(false)}
    />
  )
}
