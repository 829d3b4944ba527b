import { useForm } from '@mantine/form'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { UploadProgress } from '#/components/forms/upload-progress.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { useUpload } from '#/components/forms/use-upload.ts'
import { VideoField } from '#/components/forms/video-field.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
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
  const removal = useDialog()
  const upload = useUpload()
  const form = useForm<{ manifesto: File | null }>({
    initialValues: { manifesto: null },
    validate: { manifesto: (video) => (video ? null : MISSING) },
  })
  const { manifesto } = form.values
  const save = ({ manifesto: video }: typeof form.values) =>
    upload.send(async (sent) => {
      if (!video) return
      onSaved(await saveVideo(vendor._id, video, sent))
      onClose()
      showAlert('success', 'Vídeo atualizado.')
    }, true)
  const { onSubmit, sending, failure } = useSubmit(form, save)

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
      <UploadProgress className={styles.wide} {...upload} />
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
