import { NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { DialogActions } from '#/components/dialog-actions.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { DocumentField } from '#/components/forms/document-field.tsx'
import formStyles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useDraft } from '#/components/forms/use-draft.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { centsOf } from '#/features/facts/form-values.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { PRICE_FOR } from '../choices.ts'
import { MESSAGE_MAX } from '../limits.ts'
import { sendMessage, templatesOf } from '../queries.ts'
import { messageForm, type WholeConversation } from '../schema.ts'
import { fillIn, type Placeholder } from '../templates/placeholders.ts'

interface TemplateChoiceProps extends NonNullable<MessageFormProps['templates']> {
  onChoose(text: string): void
}

/** The templates of the page; nothing where it has none. */
function TemplateChoice({ vendorId, values, onChoose }: TemplateChoiceProps) {
  const { data = [] } = useQuery(templatesOf(vendorId))
  if (data.length === 0) return null
  return (
    <NativeSelect
      className={formStyles.wide}
      label="Modelo (opcional)"
      value=""
      onChange={({ currentTarget }) => {
        const chosen = data.find(({ _id }) => _id === currentTarget.value)
        if (chosen) onChoose(fillIn(chosen.texto, values))
      }}
      data={[
        { value: '', label: 'Escolha para preencher a mensagem' },
        ...data.map(({ _id, nome }) => ({ value: _id, label: nome })),
      ]}
    />
  )
}

export interface MessageFormProps {
  id: string
  /** A supplier, who may propose a price. */
  isVendor: boolean
  /** Of a supplier: whose templates, and what stands in them for what they leave open. */
  templates: { vendorId: string; values: Record<Placeholder, string> } | null
  onSent(answer: Answer<WholeConversation>): void
}

interface Values extends Record<string, unknown> {
  texto: string
  /** In reais, as it is typed. */
  valorCentavos: string
  cobranca: string
  validade: string
  arquivo: File | null
}

const EMPTY: Values = {
  texto: '',
  valorCentavos: '',
  cobranca: 'mensal',
  validade: '',
  arquivo: null,
}

const inCents = ({ valorCentavos, ...values }: Values) => ({
  ...values,
  valorCentavos: valorCentavos === '' ? '' : centsOf(valorCentavos),
})

const validate = schemaResolver(messageForm, { sync: true })

/** What is written next; of a supplier, with a proposal if it likes. */
export default function MessageForm({ id, isVendor, templates, onSent }: MessageFormProps) {
  const draft = useDraft<Values>('mensagem', id)
  const [proposes, setProposes] = useState(false)
  const form = useForm<Values>({
    initialValues: { ...EMPTY, ...draft.typed, arquivo: null },
    onValuesChange: ({ arquivo: _arquivo, ...typed }) => draft.keep({ ...typed, arquivo: null }),
    validate: (values) => validate(inCents(values)),
  })
  const field = (path: keyof Values & string) => {
    const input = form.getInputProps(path)
    return { ...input, 'aria-invalid': input.error ? (true as const) : undefined }
  }
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    const { arquivo, ...fields } = inCents(values)
    const body = new FormData()
    body.append('texto', fields.texto)
    if (proposes) {
      body.append('valorCentavos', String(fields.valorCentavos))
      body.append('cobranca', fields.cobranca)
      body.append('validade', fields.validade)
      if (arquivo) body.append('arquivo', arquivo)
    }
    onSent(await sendMessage(id, body))
    form.setValues(EMPTY)
    draft.drop()
    setProposes(false)
  })

  return (
    <Mantine>
      <form className={formStyles.form} onSubmit={onSubmit} noValidate>
        {templates && (
          <TemplateChoice {...templates} onChoose={(text) => form.setFieldValue('texto', text)} />
        )}
        <CountedText
          {...field('texto')}
          className={formStyles.wide}
          label="Mensagem"
          max={MESSAGE_MAX}
        />
        {proposes && (
          <>
            <TextInput
              {...field('valorCentavos')}
              label="Valor, em reais (opcional)"
              inputMode="decimal"
              placeholder="450,00"
            />
            <NativeSelect
              {...field('cobranca')}
              label="Cobrança"
              data={Object.entries(PRICE_FOR).map(([value, label]) => ({ value, label }))}
            />
            <TextInput
              {...field('validade')}
              type="date"
              min={saoPauloDay()}
              label="Validade (opcional)"
            />
            <DocumentField
              path="arquivo"
              className={formStyles.wide}
              label="Proposta em PDF"
              file={form.values.arquivo}
              onChange={(file) => form.setFieldValue('arquivo', file)}
              error={form.errors.arquivo}
              onError={(message) => form.setFieldError('arquivo', message)}
            />
          </>
        )}
        {failure && (
          <div className={formStyles.wide}>
            <FormFailure>{failure}</FormFailure>
          </div>
        )}
        <DialogActions>
          {isVendor && (
            <Button
              look="secondary"
              aria-expanded={proposes}
              onClick={() => setProposes(!proposes)}
            >
              {proposes ? 'Sem proposta' : 'Incluir proposta'}
            </Button>
          )}
          <SubmitButton sending={sending}>Enviar</SubmitButton>
        </DialogActions>
      </form>
    </Mantine>
  )
}
