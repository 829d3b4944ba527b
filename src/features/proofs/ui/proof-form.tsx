import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FileCheck } from 'lucide-react'
import { FileField, type FileLook, type ShownFile } from '#/components/forms/file-field.tsx'
import { FilePrompt } from '#/components/forms/file-prompt.tsx'
import { IMAGE_OR_PDF_RULE } from '#/components/forms/file-rules.ts'
import formStyles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import { fileSize } from '#/domain/file-size.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { sendProof } from '../queries.ts'
import type { OwnProof } from '../schema.ts'

export interface ProofFormProps {
  reviewId: string
  /** What is agreed to. */
  consent: string
  onSent(answer: Answer<OwnProof>): void
}

interface Values extends Record<string, unknown> {
  arquivo: File | null
  consentimento: boolean
}

const LOOK: FileLook = {
  rule: IMAGE_OR_PDF_RULE,
  formats: '.jpg, .png ou .pdf',
  icon: FileCheck,
  one: 'um arquivo',
  Inside: Name,
  buttons: { change: 'Trocar o arquivo', undo: 'Desfazer', remove: 'Remover o arquivo' },
}

/** It is named and not shown: who looks over somebody's shoulder reads nothing. */
function Name({ file }: ShownFile) {
  return <FilePrompt icon={FileCheck}>{file && `${file.name} · ${fileSize(file.size)}`}</FilePrompt>
}

/** A file that shows the use of something, and what its author agrees to. */
export default function ProofForm({ reviewId, consent, onSent }: ProofFormProps) {
  const form = useForm<Values>({
    initialValues: { arquivo: null, consentimento: false },
    validate: {
      arquivo: (file) => (file ? null : IMAGE_OR_PDF_RULE.wanted),
      consentimento: (isGiven) =>
        isGiven ? null : 'Leia e aceite a autorização para enviar o arquivo.',
    },
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ arquivo }) => {
    if (arquivo) onSent(await sendProof(reviewId, arquivo, consent))
  })
  return (
    <Mantine>
      <form className={formStyles.form} onSubmit={onSubmit} noValidate>
        <FileField
          look={LOOK}
          path="arquivo"
          className={formStyles.wide}
          label="Imagem ou PDF"
          required
          hint="Uma tela do sistema com o seu acesso, ou uma nota. Cubra preços e dados de outras pessoas."
          file={form.values.arquivo}
          onChange={(file) => form.setFieldValue('arquivo', file)}
          error={form.errors.arquivo}
          onError={(message) => form.setFieldError('arquivo', message)}
        />
        <Checkbox
          className={formStyles.wide}
          label={consent}
          data-path="consentimento"
          error={form.errors.consentimento}
          checked={form.values.consentimento}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('consentimento', checked)
          }
        />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton sending={sending}>Enviar para conferência</SubmitButton>
      </form>
    </Mantine>
  )
}
