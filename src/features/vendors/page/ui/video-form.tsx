import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { VideoField } from '#/components/forms/video-field.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { UploadProgress } from '../../registration/ui/upload-progress.tsx'
import type { OwnVendor } from '../../schema.ts'
import { removeVideo, saveVideo } from '../queries.ts'

export interface VideoFormProps {
  vendor: OwnVendor
  onSaved(vendor: OwnVendor): void
  onClose(): void
}

const MISSING = 'Por favor, envie o vídeo.'

/** The institutional video: put, replaced, removed. */
export default function VideoForm({ vendor, onSaved, onClose }: VideoFormProps) {
  const [progress, setProgress] = useState<number | null>(null)
  const removal = useDialog()
  const upload = useRef<AbortController>(null)
  const form = useForm<{ manifesto: File | null }>({
    initialValues: { manifesto: null },
    validate: { manifesto: (video) => (video ? null : MISSING) },
  })
  const { onSubmit, sending, failure } = useSubmit(form, save)
  const { manifesto } = form.values

  // Who closes the dialog gives up what is on its way.
  useEffect(() => () => upload.current?.abort(), [])

  async function save({ manifesto: video }: typeof form.values) {
    if (!video) return
    const sent = new AbortController()
    upload.current = sent
    const { signal } = sent
    setProgress(0)
    try {
      onSaved(await saveVideo(vendor._id, video, { signal, onProgress: setProgress }))
      onClose()
      showAlert('success', 'Vídeo atualizado.')
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      setProgress(null)
    }
  }

  async function remove() {
    onSaved(await removeVideo(vendor._id))
    onClose()
    showAlert('success', 'Vídeo removido.')
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={sending}>
      <VideoField
        path="manifesto"
        className={styles.wide}
        label="Vídeo"
        required
        file={manifesto}
        address={vendor.links.manifesto_url}
        disabled={sending}
        onChange={(file) => form.setFieldValue('manifesto', file)}
        asksToClear
        onClear={() => removal.open()}
        error={form.errors.manifesto}
        onError={(message) => form.setFieldError('manifesto', message)}
      />
      {progress !== null && (
        <div className={styles.wide}>
          <UploadProgress sent={progress} onCancel={() => upload.current?.abort()} />
        </div>
      )}
      <FormActions
        submit="Salvar"
        sending={sending}
        failure={failure}
        isUnsaved={form.isDirty()}
        onCancel={onClose}
      />
      <ConfirmDialog
        title="Remover vídeo"
        question="Tem certeza que deseja tirar o vídeo da página?"
        {...removal.props}
        onConfirm={remove}
      />
    </form>
  )
}
