import { NativeSelect } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import type { Answer } from '#/platform/browser/api-client.ts'
import { NOTES_MAX } from '../limits.ts'
import { keepInternal } from '../queries.ts'
import { internalForm, type WholeConversation } from '../schema.ts'
import styles from './quotes.module.css'

export interface InternalFormProps {
  id: string
  internal: NonNullable<WholeConversation['interno']>
  onSaved(answer: Answer<WholeConversation>): void
}

/** Who looks after a conversation at its supplier, and notes that the buyer never sees. */
export default function InternalForm({ id, internal, onSaved }: InternalFormProps) {
  const form = useForm({
    initialValues: { responsavel: internal.responsavel ?? '', anotacoes: internal.anotacoes },
    validate: (values) => schemaResolver(internalForm, { sync: true })(bodyOf(values)),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    onSaved(await keepInternal(id, bodyOf(values)))
    form.resetDirty()
  })
  return (
    <Mantine>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        <NativeSelect
          {...form.getInputProps('responsavel')}
          label="Responsável"
          data={[
            { value: '', label: 'Ninguém' },
            ...internal.administradores.map(({ _id, nome }) => ({ value: _id, label: nome })),
          ]}
        />
        <CountedText {...form.getInputProps('anotacoes')} label="Anotações" max={NOTES_MAX} />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton look="secondary" sending={sending}>
          Salvar
        </SubmitButton>
      </form>
    </Mantine>
  )
}

const bodyOf = ({ responsavel, anotacoes }: { responsavel: string; anotacoes: string }) => ({
  responsavel: responsavel || null,
  anotacoes,
})
