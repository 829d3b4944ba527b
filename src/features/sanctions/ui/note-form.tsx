import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { NOTE_MAX } from '../limits.ts'
import { saveNote } from '../queries.ts'
import { type SanctionWire, sanctionNote } from '../schema.ts'

export interface NoteFormProps {
  vendorId: string
  sanction: SanctionWire
  onSaved(sanctions: SanctionWire[]): void
  onClose(): void
}

/** What a company says of a sanction, which visitors read beside it. */
export default function NoteForm({ vendorId, sanction, onSaved, onClose }: NoteFormProps) {
  const form = useForm({
    initialValues: { nota: sanction.nota },
    validate: schemaResolver(sanctionNote, { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const { onSubmit, sending, failure } = useSubmit(form, async ({ nota }) => {
    onSaved(await saveNote(vendorId, sanction, nota))
    onClose()
  })

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.wide}>
        A sanção vem da lista pública e só sai daqui quando sai de lá. O que você escrever aparece
        ao lado dela. Em branco, não aparece nada.
      </p>
      <CountedText
        {...form.getInputProps('nota')}
        {...first}
        className={styles.wide}
        label="O que a empresa diz"
        max={NOTE_MAX}
      />
      <FormActions
        submit="Salvar"
        sending={sending}
        failure={failure}
        isUnsaved={form.isDirty()}
        onCancel={onClose}
      />
    </form>
  )
}
