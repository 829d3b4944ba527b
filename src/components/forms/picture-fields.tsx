import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { IMAGE_WANTED } from '#/domain/uploads.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import styles from './form.module.css'
import { FormActions } from './form-actions.tsx'
import { PictureField } from './picture-field.tsx'

const ALT_MAX = 250
interface PictureFieldsProps {
  /** What describes the picture that is selected; null where a new one is put in. */
  alt: string | null
  /** @throws ApiError */
  onInsert(file: File, alt: string): Promise<void>
  onDescribe(alt: string): void
  onCancel(): void
}

/** A picture for the text, and what describes it to those who do not see it. */
export function PictureFields({ alt, onInsert, onDescribe, onCancel }: PictureFieldsProps) {
  const [file, setFile] = useState<File | null>(null)
  const [written, setWritten] = useState(alt ?? '')
  const [error, setError] = useState('')
  const [sending, setSending] = useState(false)
  const isNew = alt === null

  async function apply(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (sending) return
    if (!isNew) return onDescribe(written.trim())
    if (!file) return setError(IMAGE_WANTED)
    setSending(true)
    try {
      await onInsert(file, written.trim())
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={apply} noValidate>
      {isNew && (
        <PictureField
          className={styles.wide}
          path="imagem"
          label="Imagem"
          required
          file={file}
          onChange={setFile}
          error={error}
          onError={(message) => setError(message ?? '')}
        />
      )}
      <TextInput
        className={styles.wide}
        label="Descrição da imagem"
        description="Para quem não a vê. Deixe em branco se ela só enfeita."
        maxLength={ALT_MAX}
        autoComplete="off"
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <FormActions
        submit={isNew ? 'Inserir imagem' : 'Salvar descrição'}
        sending={sending}
        failure=""
        onCancel={onCancel}
      />
    </form>
  )
}
