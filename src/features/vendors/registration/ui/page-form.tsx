import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { PictureField } from '#/components/forms/picture-field.tsx'
import { UploadProgress } from '#/components/forms/upload-progress.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { useUpload } from '#/components/forms/use-upload.ts'
import { VideoField } from '#/components/forms/video-field.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { Upload } from '#/platform/browser/api-client.ts'
import { COVER_HINT, DESCRIPTION_MAX } from '../../limits.ts'
import type { OwnVendor } from '../../schema.ts'
import { descricao } from '../schema.ts'
import styles from './page-form.module.css'
import { WizardActions } from './wizard-actions.tsx'
import type { PageFiles } from './wizard-state.ts'

/** What the page of a company can do without. */
export type RemovedMedium = 'cover' | 'video'

interface PageFormProps {
  vendor: OwnVendor
  descricao: string
  /** Those that were chosen here and are not sent yet. */
  files: PageFiles
  onDescription(descricao: string): void
  onFile(change: Partial<PageFiles>): void
  /** Takes away what the page has. @throws ApiError */
  onRemoved(medium: RemovedMedium): Promise<void>
  onBack(): void
  /** @throws ApiError */
  onSave(descricao: string, upload: Upload): Promise<void>
}

const REMOVALS = {
  cover: {
    title: 'Remover imagem de capa',
    question: 'Tem certeza que deseja tirar a imagem de capa da página?',
  },
  video: {
    title: 'Remover vídeo',
    question: 'Tem certeza que deseja tirar o vídeo da página?',
  },
}

const check = schemaResolver(z.object({ descricao }), { sync: true })

/** The second step: what the company's page shows. */
export default function PageForm(props: PageFormProps) {
  const { vendor, files, onDescription, onFile, onRemoved, onBack } = props
  const { logo, cover, video } = files
  const [asked, setAsked] = useState<RemovedMedium>('video')
  const removal = useDialog()
  const upload = useUpload()
  const form = useForm({
    initialValues: { descricao: props.descricao },
    validate: check,
    onValuesChange: (values) => onDescription(values.descricao),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, save)
  const hasLogo = logo !== null || vendor.links.logotipo_url !== ''

  async function save({ descricao }: typeof form.values) {
    const hasFiles = Object.values(files).some((file) => file !== null)
    await upload.send((sent) => props.onSave(descricao, sent), hasFiles)
  }

  function askToRemove(medium: RemovedMedium) {
    setAsked(medium)
    removal.open()
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
          onChange={(file) => onFile({ logo: file })}
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
        <PictureField
          path="capa"
          className={styles.whole}
          label="Imagem de capa"
          hint={COVER_HINT}
          file={cover}
          address={vendor.links.capa_url}
          disabled={sending}
          onChange={(file) => onFile({ cover: file })}
          asksToClear
          onClear={vendor.links.capa_url ? () => askToRemove('cover') : undefined}
          error={form.errors.capa}
          onError={(message) => form.setFieldError('capa', message)}
        />
        <VideoField
          path="manifesto"
          className={styles.whole}
          label="Vídeo institucional"
          file={video}
          address={vendor.links.manifesto_url}
          disabled={sending}
          onChange={(file) => onFile({ video: file })}
          asksToClear
          onClear={() => askToRemove('video')}
          error={form.errors.manifesto}
          onError={(message) => form.setFieldError('manifesto', message)}
        />
      </div>
      <UploadProgress {...upload} />
      <p className={styles.told}>
        O que você escreve fica salvo neste navegador; os arquivos, só depois de enviados.
        {!vendor.visivel && ' Ao avançar, a página da empresa fica no ar.'}
      </p>
      <WizardActions sending={sending} missing={missing} onBack={onBack} />
      <ConfirmDialog {...REMOVALS[asked]} {...removal.props} onConfirm={() => onRemoved(asked)} />
    </form>
  )
}
