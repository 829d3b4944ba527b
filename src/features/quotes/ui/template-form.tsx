import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Button } from '#/components/button.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { MESSAGE_MAX, TEMPLATE_NAME_MAX } from '../limits.ts'
import { saveTemplate } from '../queries.ts'
import { PLACEHOLDERS } from '../templates/placeholders.ts'
import { type TemplateWire, templateForm } from '../templates/schema.ts'
import styles from './quotes.module.css'

interface TemplateFormProps {
  vendorId: string
  /** Null for a new one. */
  template: TemplateWire | null
  onSaved(answer: Answer<TemplateWire[]>): void
  onCancel(): void
}

/** One text of a supplier's own. */
export default function TemplateForm({ vendorId, template, onSaved, onCancel }: TemplateFormProps) {
  const form = useForm({
    initialValues: { nome: template?.nome ?? '', texto: template?.texto ?? '' },
    validate: schemaResolver(templateForm, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async (values) =>
    onSaved(await saveTemplate(vendorId, template?._id ?? null, values)),
  )
  return (
    <form className={styles.stack} onSubmit={onSubmit} noValidate>
      <TextInput
        {...form.getInputProps('nome')}
        label="Nome do modelo"
        required
        maxLength={TEMPLATE_NAME_MAX}
      />
      <CountedText {...form.getInputProps('texto')} label="Texto" required max={MESSAGE_MAX} />
      <p className={styles.small}>
        {Object.entries(PLACEHOLDERS)
          .map(([name, what]) => `{${name}}: ${what}`)
          .join('; ')}
        .
      </p>
      <FormFailure>{failure}</FormFailure>
      <div className={styles.acts}>
        <SubmitButton sending={sending}>Salvar modelo</SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
