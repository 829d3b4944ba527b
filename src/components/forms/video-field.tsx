import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { fileSize } from '#/domain/file-size.ts'
import styles from './file-field.module.css'
import { FileField, type FileFieldProps, type FileLook, type ShownFile } from './file-field.tsx'
import { VIDEO_RULE } from './file-rules.ts'
import { useFileAddress } from './use-file-address.ts'

const LOOK: FileLook = {
  rule: VIDEO_RULE,
  formats: '.mp4 ou .mov',
  icon: Clapperboard,
  one: 'um vídeo',
  Preview: ({ file, address }) => (
    <>
      <Player file={file} address={address} />
      {file && (
        <p className={styles.file}>
          {file.name} · {fileSize(file.size)}
        </p>
      )}
    </>
  ),
  buttons: { change: 'Trocar vídeo', undo: 'Desfazer troca', remove: 'Remover vídeo' },
}

/** One video. */
export const VideoField = (props: FileFieldProps) => <FileField {...props} look={LOOK} />

function Player({ file, address }: ShownFile) {
  const chosen = useFileAddress(file)
  const shown = file ? chosen : address
  return shown && <Preview key={shown} address={shown} />
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
      // Its first picture: without a time in the address some browsers show none before it plays.
      src={`${address}#t=0.1`}
      controls
      preload="metadata"
      playsInline
      aria-label="Prévia do vídeo"
      onError={() => setPlays(false)}
    />
  )
}
