import { clsx } from 'clsx'
import { Button } from '#/components/button.tsx'
import { ProgressBar } from '#/components/progress-bar.tsx'
import styles from './upload-progress.module.css'

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' })

interface UploadProgressProps {
  className?: string
  /** What is on its way, from 0 to 1; null while nothing is. */
  progress: number | null
  cancel(): void
}

/** How far files are on their way; then the server looks at them. */
export function UploadProgress({ className, progress, cancel }: UploadProgressProps) {
  if (progress === null) return null
  const isThere = progress >= 1
  return (
    <div className={clsx(styles.upload, className)}>
      <div className={styles.told}>
        <span id="envio">{isThere ? 'Conferindo os arquivos…' : 'Enviando os arquivos…'}</span>
        <span className={styles.value}>{percent.format(progress)}</span>
      </div>
      <ProgressBar aria-labelledby="envio" value={progress} />
      <Button look="quiet" onClick={cancel}>
        Cancelar envio
      </Button>
    </div>
  )
}
