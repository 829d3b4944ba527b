import { Button } from '#/components/button.tsx'
import styles from './upload-progress.module.css'

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' })

interface UploadProgressProps {
  /** What is on its way, from 0 to 1. */
  sent: number
  onCancel(): void
}

/** How far files are on their way; then the server looks at them. */
export function UploadProgress({ sent, onCancel }: UploadProgressProps) {
  const isThere = sent >= 1
  return (
    <div className={styles.upload}>
      <div className={styles.told}>
        <span id="envio">{isThere ? 'Conferindo os arquivos…' : 'Enviando os arquivos…'}</span>
        <span className={styles.value}>{percent.format(sent)}</span>
      </div>
      <progress className={styles.bar} aria-labelledby="envio" value={sent} max={1} />
      <Button look="quiet" onClick={onCancel}>
        Cancelar envio
      </Button>
    </div>
  )
}
