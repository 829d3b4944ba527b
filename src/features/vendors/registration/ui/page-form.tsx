import { schemaResolver, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { VideoField } from '#/components/forms/video-field.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { DESCRIPTION_MAX } from '../../limits.ts'
import type { OwnVendor } from '../../schema.ts'
import { descricao } from '../schema.ts'
import styles from './page-form.module.css'
import { UploadProgress } from './upload-progress.tsx'
import { WizardActions } from './wizard-actions.tsx'

export interface Upload {
  signal: AbortSignal
  onProgress(sent: number): void
}

interface PageFormProps {
  vendor: OwnVendor
  descricao: string
  logo: File | null
  video: File | null
  onDescription(descricao: string): void
  onLogo(file: File | null): void
  onVideo(file: File | null): void
  /** Takes away the video that the page has. @throws ApiError */
  onVideoRemoved(): Promise<void>
  onBack(): void
  /** @throws ApiError */
  onSave(descricao: string, upload: Upload): Promise<void>
}

const check = schemaResolver(z.object({ descricao }), { sync: true })

/** The second step: what the company's page shows. */
export default function PageForm(props: PageFormProps) {
  const { vendor, logo, video, onDescription, onLogo, onVideo, onVideoRemoved, onBack } = props
  const [progress, setProgress] = useState<number | null>(null)
  const removal = useDialog()
  const upload = useRef<AbortController>(null)
  const form = useForm({
    initialValues: { descricao: props.descricao },
    validate: check,
    onValuesChange: (values) => onDescription(values.descricao),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, save)
  const hasLogo = logo !== null || vendor.links.logotipo_url !== ''

  async function save(values: typeof form.values) {
    const sent = new AbortController()
    upload.current = sent
    try {
      const hasFiles = logo !== null || video !== null
      if (hasFiles) setProgress(0)
      await props.onSave(values.descricao, { signal: sent.signal, onProgress: setProgress })
    } catch (error) {
      if (!sent.signal.aborted) throw error
    } finally {
      setProgress(null)
    }
  }

  const missing = [
    ...(hasLogo ? [] : ['Logotipo']),
    ...('descricao' in check(form.values) ? ['Descrição'] : []),
  ]

  return (
    <form onSubmit={onSubmit} noValidate aria-busy={sending}>
      <FormFailure>{failure}</FormFailure>
      <div className={styles.fields}>
        <PictureField
          path="logotipo"
          label="Logotipo"
          required
          hint="Sugerido: até 380 × 300 px."
          file={logo}
          address={vendor.links.logotipo_url}
          disabled={sending}
          onChange={onLogo}
          error={form.errors.logotipo}
          onError={(message) => form.setFieldError('logotipo', message)}
        />
        <CountedText
          label="Descrição"
          required
          max={DESCRIPTION_MAX}
          minRows={7}
          placeholder="O que a empresa faz, para quem, e o que a distingue."
          {...field('descricao')}
        />
        <VideoField
          path="manifesto"
          className={styles.whole}
          label="Vídeo institucional"
          file={video}
          address={vendor.links.manifesto_url}
          disabled={sending}
          onChange={onVideo}
          asksToClear
          onClear={() => removal.open()}
          error={form.errors.manifesto}
          onError={(message) => form.setFieldError('manifesto', message)}
        />
      </div>
      {progress !== null && (
        <UploadProgress sent={progress} onCancel={() => upload.current?.abort()} />
      )}
      <p className={styles.told}>
        O que você escreve fica salvo neste navegador; os arquivos, só depois de enviados.
        {!vendor.visivel && ' Ao avançar, a página da empresa fica no ar.'}
      </p>
      <WizardActions sending={sending} missing={missing} onBack={onBack} />
      <ConfirmDialog
        title="Remover vídeo"
        question="Tem certeza que deseja tirar o vídeo da página?"
        {...removal.props}
        onConfirm={onVideoRemoved}
      />
    </form>
  )
}
