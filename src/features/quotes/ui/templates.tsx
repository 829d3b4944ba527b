import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { MESSAGE_MAX, TEMPLATE_NAME_MAX } from '../limits.ts'
import { deleteTemplate, saveTemplate, templatesOf } from '../queries.ts'
import { PLACEHOLDERS } from '../templates/placeholders.ts'
import { type TemplateWire, templateForm } from '../templates/schema.ts'
import styles from './quotes.module.css'

/** The texts that a supplier answers with again and again: a list, and the form of one of them. */
export function Templates({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const { data, error } = useQuery(templatesOf(vendorId))
  const [edited, setEdited] = useState<TemplateWire | 'new' | null>(null)
  const [sending, send] = useSending()
  if (error) return <p role="alert">Não foi possível carregar os modelos.</p>
  if (!data) return <p role="status">Carregando…</p>

  function take({ data: templates, message }: Answer<TemplateWire[]>) {
    queries.setQueryData(templatesOf(vendorId).queryKey, templates)
    if (message) showAlert('success', message)
    setEdited(null)
  }
  if (edited)
    return (
      <TemplateForm
        vendorId={vendorId}
        template={edited === 'new' ? null : edited}
        onSaved={take}
        onCancel={() => setEdited(null)}
      />
    )
  return (
    <div className={styles.stack}>
      {data.length === 0 && <p>Escreva uma vez o que você responde sempre.</p>}
      <ul className={styles.deliveries}>
        {data.map((template) => (
          <li key={template._id} className={styles.acts}>
            <strong>{template.nome}</strong>
            <Button
              look="quiet"
              aria-label={`Editar ${template.nome}`}
              onClick={() => setEdited(template)}
            >
              Editar
            </Button>
            <Button
              look="quiet"
              aria-label={`Excluir ${template.nome}`}
              disabled={sending}
              onClick={() => send(async () => take(await deleteTemplate(vendorId, template._id)))}
            >
              Excluir
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button look="secondary" onClick={() => setEdited('new')}>
          Novo modelo
        </Button>
      </div>
    </div>
  )
}

interface TemplateFormProps {
  vendorId: string
  /** Null for a new one. */
  template: TemplateWire | null
  onSaved(answer: Answer<TemplateWire[]>): void
  onCancel(): void
}

function TemplateForm({ vendorId, template, onSaved, onCancel }: TemplateFormProps) {
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
